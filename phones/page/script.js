// The page on a phone: shows what the server says, and tells it what its owner chooses.
"use strict";

const PING_EVERY = 5000; // milliseconds
const SILENCE = 9000; // after which the connection counts as lost, whatever the browser says of it
const WAITS = [300, 1000, 2000, 4000]; // before each new attempt to connect
const SETTLE = 400; // in which no tap counts after what can be chosen has changed
const AGAIN = 2000; // after which a picture that did not come is asked for again
const TOKEN = "croakade-token";
const FINGER = 44; // pixels that the narrowest place on a board has at least
const LOWEST = 130; // pixels that a board is high at least
const WIDE = 2.5; // a board to choose on that is wider than so many times its height has nothing beside it
const MOST_IN_ROW = 6; // cards of a hand
const MORE = 20; // pixels of the mark that a list goes on below
const LONG = 48; // letters of an option that is as wide as the page, with its picture beside them

const byId = (id) => document.getElementById(id);
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

let words = {};
let socket = null;
let heard = 0; // when the server was heard last
let attempts = 0;
let stopped = false; // until the owner presses a button
let received = []; // the last screen, and whether the phone is a pad
let pictureKey = "";
let shown = { step: "", text: "" };
let shownChoice = { step: null, board: null, own: null, scattered: false };
let drawn = {}; // parts of the screen as JSON
let waitingFor = null; // the choice that is not acknowledged yet
let isPad = false;
let hasChosen = false; // so its owner knows how
let settling = 0; // a timer

function say(key, blanks = {}) {
  const text = words["phone_page." + key] || key;
  return text.replace(/\{(\w+)\}/g, (_, name) => blanks[name]);
}

// The token

function savedToken() {
  try {
    return localStorage.getItem(TOKEN);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function saveToken(token) {
  try {
    if (token) localStorage.setItem(TOKEN, token);
    else localStorage.removeItem(TOKEN);
  } catch {
    // The phone has to join again after a reload.
  }
}

// The connection

function codeInLink() {
  const code = location.hash.slice(1).toUpperCase();
  return /^[A-Z0-9]{4}$/.test(code) ? code : "";
}

function connect(join) {
  if (socket) {
    socket.onclose = socket.onmessage = null;
    socket.close();
  }
  stopped = false;
  heard = Date.now();
  const mine = new WebSocket("ws://" + location.host + "/socket");
  socket = mine;
  mine.onopen = () => send({ join });
  mine.onmessage = (event) => {
    heard = Date.now();
    receive(JSON.parse(event.data));
  };
  mine.onclose = () => {
    if (socket === mine) connectLater();
  };
}

function connectLater() {
  socket = null;
  if (stopped) return;
  if (attempts || !shown.text) {
    shown.text = ""; // whatever comes next is shown instead
    showTask(say("connecting"));
  }
  const wait = WAITS[Math.min(attempts, WAITS.length - 1)];
  attempts += 1;
  setTimeout(() => socket || stopped || comeIn(), wait);
}

function comeIn() {
  const token = savedToken();
  const code = codeInLink();
  if (token) connect({ token });
  else if (code) connect({ code });
  else askForCode("");
}

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function lookAgain() {
  if (stopped || document.hidden) return;
  if (!socket) comeIn();
  else {
    heard = Math.min(heard, Date.now() - SILENCE + 2000); // two seconds for an answer
    send({ pull: true });
    send({ ping: true });
  }
}

function ping() {
  if (stopped || !socket) return;
  if (Date.now() - heard > SILENCE) comeIn();
  else send({ ping: true });
}

// What the server says

function receive(message) {
  if (message.joined) joined(message.joined);
  else if (message.screen) showScreen(message.screen, message.pad);
  else if (message.closed) closed(message.closed);
  else if (message.accepted) acknowledged(message.accepted);
  else if (message.refused) refused(message.refused);
}

function joined({ token, key }) {
  attempts = 0;
  pictureKey = key;
  saveToken(token);
  shown.text = "";
  showForm(false);
  if (waitingFor) send(waitingFor);
}

function closed(why) {
  stopped = true;
  if (why === "unknown_token") {
    saveToken(null);
    const code = codeInLink();
    if (code) connect({ code });
    else askForCode(say(why));
  } else if (why === "wrong_code" || !byId("join").hidden) {
    askForCode(say(why));
  } else {
    clearScreen();
    showTask(say(why));
    byId("again").textContent = say(why === "elsewhere" ? "resume" : "join");
    byId("again").hidden = false;
  }
}

function acknowledged(step) {
  if (waitingFor && [waitingFor.choose, waitingFor.instead, waitingFor.back].includes(step)) waitingFor = null;
}

function refused(step) {
  acknowledged(step);
  showTask(say("stale"));
  send({ pull: true });
}

// Joining

function askForCode(note) {
  stopped = true;
  clearScreen();
  showTask(note || say("welcome"));
  showForm(true);
  byId("code").focus();
  byId("code").select(); // what is typed next replaces a wrong one
}

function showForm(visible) {
  byId("join").hidden = !visible;
  byId("again").hidden = true;
}

// The screen

function clearScreen() {
  shown = { step: "", text: "" };
  drawn = {};
  showOwner(null);
  showMenu("", null);
  showTurn(false, "");
  showSeconds(null);
  for (const id of ["how", "choice", "chosen", "take-back", "hand", "pad", "notes", "page", "switch", "menu"]) {
    byId(id).hidden = true;
  }
}

function showTask(text) {
  if (byId("task").textContent !== text) showText("task", text);
  showSentences();
}

function showMenu(title, menu) {
  // What the big screen says of a menu; its list stays unless there are other items.
  if (byId("title").textContent !== title) showText("title", title);
  document.body.classList.toggle("over-menu", Boolean(title || menu));
  const list = byId("menu-items");
  list.hidden = !menu;
  const { key, items, focus, main } = menu || { key: "", items: [] };
  const isOther = isNew("title", title);
  if (isNew("menu", [key, items.length])) {
    const options = items.map((_, option) => optionButton(key, { name: "" }, option));
    list.replaceChildren(...options.map(listItem));
    if (isOther) list.scrollTop = 0;
  }
  const focusMoved = isNew("focus", items[focus]) || isOther;
  const buttons = [...list.querySelectorAll("button")];
  buttons.forEach((button, option) => {
    if (button.textContent !== items[option]) button.textContent = items[option];
    button.setAttribute("aria-current", option === focus);
    button.classList.toggle("main", option === main);
    button.parentElement.classList.toggle("main", option === main);
  });
  showMore();
  if (focusMoved && buttons[focus]) showInList(list, buttons[focus]);
}

function showMore() {
  const list = byId("menu-items");
  const below = list.scrollHeight - list.clientHeight - list.scrollTop;
  const main = list.querySelector("li.main:last-child");
  list.classList.toggle("more", !main && below > MORE / 2);
  if (main) main.classList.toggle("more", below > MORE / 2);
}

function showInList(list, button) {
  const [outer, inner] = [list, button].map((element) => element.getBoundingClientRect());
  const lowest = outer.bottom - 4 - MORE - (list.querySelector(".main")?.offsetHeight || 0);
  const below = button.matches(".main") ? 0 : inner.bottom - lowest; // what leads on is always in view
  list.scrollTop += Math.min(0, inner.top - outer.top - 4) + Math.max(0, below);
}

function showButtons(usable) {
  // What does nothing now is faint, what never did is hidden, and all stays where it is.
  for (const button of document.querySelectorAll("#pad button")) {
    if (usable && usable.includes(button.dataset.intent)) button.classList.add("used");
    if (!usable || usable.includes(button.dataset.intent)) button.removeAttribute("aria-disabled");
    else button.setAttribute("aria-disabled", "true");
  }
}

function showSentences() {
  const part = byId("sentences");
  if (part.scrollHeight > part.clientHeight) part.tabIndex = 0;
  else part.removeAttribute("tabindex");
}

function settle() {
  // A finger that is on its way must not press what has come to its place meanwhile.
  document.body.classList.add("settling");
  clearTimeout(settling);
  settling = setTimeout(() => document.body.classList.remove("settling"), SETTLE);
}

async function showScreen(screen, pad) {
  received = [screen, pad];
  if (screen.language !== words.language) {
    try {
      await fetchWords();
    } catch {
      return; // the connection is lost, and the screen is sent again
    }
    if (stopped) return;
    label();
    drawn = {};
  }
  drawScreen(...received); // the last one, if another has come meanwhile
}

// What had the focus may be gone: then the sign that says what to do now has it.
function keepingFocus(draw) {
  const focused = document.activeElement;
  draw();
  const isLost = focused !== document.body && !focused.getClientRects().length;
  if (isLost) byId(byId("task").hidden ? "title" : "task").focus({ preventScroll: true });
}

function drawScreen(screen, pad) {
  const text = JSON.stringify([screen, pad]);
  if (text !== shown.text) keepingFocus(() => drawOther(screen, pad, text));
}

function drawOther(screen, pad, text) {
  showForm(false);
  isPad = pad !== "off";
  const hasPad = isPad && !screen.page.length && (!screen.buttons || screen.buttons.length > 0);
  document.body.classList.toggle("as-pad", hasPad);
  showOwner(screen.owner);
  showTurn(screen.turn, screen.game);
  showSeconds(screen.seconds);
  showMenu(screen.title, screen.menu);
  showTask(screen.task);
  if (isNew("options", [isPad, screen.step, screen.menu && screen.menu.key])) settle();
  if (isNew("choice", [isPad, screen.step, screen.board, screen.own])) {
    showChoice(isPad ? null : screen.step, screen.board, screen.own, "smooth");
  }
  showText("how", screen.detail || (!isPad && !hasChosen && screen.step && howTo(screen.step)));
  showText("chosen", !isPad && screen.chosen && say("chosen", { what: screen.chosen }));
  byId("chosen").classList.toggle("unseen", screen.marked);
  byId("take-back").hidden = isPad || !screen.take_back;
  const hand = isPad ? [] : handBeside(screen);
  if (isNew("hand", [hand, screen.step])) showHand(hand, screen.step);
  byId("pad").hidden = !hasPad;
  showButtons(screen.buttons);
  showText("round", screen.round);
  showText("standing", screen.standing);
  showText("owned", screen.owned);
  const name = screen.owner ? screen.owner.name : "";
  if (isNew("page", [screen.page, name])) showPage(screen.page, name);
  if (isNew("news", [screen.news, name])) showNews(screen.news, name);
  byId("notes").hidden = !screen.round && !screen.standing && !screen.news.length;
  byId("switch").hidden = pad !== "on";
  byId("menu").hidden = !screen.menu_button;
  const step = screen.step ? screen.step.key : "";
  if (step && step !== shown.step) announceStep();
  shown = { step, text };
}

function isNew(part, value) {
  // What has not changed stays as it is: whoever has the focus on it keeps it.
  const text = JSON.stringify(value);
  const before = drawn[part];
  drawn[part] = text;
  return before !== text;
}

function announceStep() {
  scrollTo(0, 0);
  if (reducedMotion.matches || !navigator.vibrate) return;
  if (!navigator.userActivation || navigator.userActivation.hasBeenActive) navigator.vibrate(40);
}

function howTo({ options }) {
  if (options.some(({ picture }) => picture)) return say("tap_card");
  return options.some(({ region }) => region) ? say("tap_frame") : "";
}

function handBeside({ hand, step }) {
  // Where the cards of the hand are the options, they need not be shown twice.
  const options = new Set(step ? step.options.map((option) => option.picture) : []);
  return hand.every((card) => options.has(card.picture)) ? [] : hand;
}

function showText(id, text) {
  byId(id).hidden = !text;
  byId(id).textContent = text || "";
}

function showPage(lines, name) {
  // What is to be read on a page of the big screen; what is about its owner stands out.
  byId("page").hidden = !lines.length;
  document.body.classList.toggle("reading", Boolean(lines.length));
  byId("page").replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement("p");
      paragraph.classList.toggle("own", Boolean(name) && line.includes(name));
      const [first, ...more] = line.split("\n");
      paragraph.append(more.length ? strong(first) : first, ...more.map((words) => "\n" + words));
      return paragraph;
    }),
  );
}

function showOwner(owner) {
  const style = document.documentElement.style;
  style.setProperty("--seat", owner ? owner.colour : "");
  style.setProperty("--seat-ink", owner ? owner.ink : "");
  byId("owner-picture").classList.toggle("nobody", !owner);
  if (owner) setPicture(byId("owner-picture"), owner.picture);
  else byId("owner-picture").src = "/icon.svg";
  byId("owner-name").textContent = owner ? owner.name : say("title");
  byId("owner").dataset.pattern = owner ? owner.pattern : "";
  document.title = owner ? owner.name + " – " + say("title") : say("title");
}

function showTurn(isOwn, game) {
  document.body.classList.toggle("turn", isOwn);
  document.body.dataset.game = game;
  showText("turn", isOwn && say("your_turn"));
}

function showSeconds(seconds) {
  showText("seconds", seconds === null ? "" : say("seconds", { seconds }));
}

function showChoice(step, board, own, behavior) {
  const options = step ? step.options : [];
  byId("choice").hidden = !step && !board;
  byId("back").hidden = !step || !step.back;
  showBoard(board, step);
  if (board) showOthers(step);
  shownChoice = { step, board, own, scattered: isScattered(options) };
  const buttons = options.map((option, index) => optionButton(step.key, option, index));
  const listed = shownChoice.scattered || options.every(({ note, refusal, faint }) => (note || refusal) && !faint);
  const inList = options.map(({ region, refusal }) => !board || !region || (listed && !refusal));
  const onBoard = [...options, ...(step ? step.others : [])].some(({ region }) => board && region);
  const beside = board && !isPad && !(onBoard && board.width > WIDE * board.height);
  document.querySelector("main").classList.toggle("beside", Boolean(beside));
  byId("choice").classList.toggle("board-first", onBoard);
  byId("board-room").classList.toggle("small", !onBoard);
  byId("options").replaceChildren(...buttons.filter((_, index) => inList[index]).map(listItem));
  byId("options").classList.toggle("wordy", !options.some((option) => option.picture));
  byId("options").classList.toggle("long", options.some(isLong));
  options.forEach(({ region, name, note }, index) => {
    const words = note ? name + ". " + note : name;
    if (!inList[index]) byId("board").append(placed(buttons[index], region, words));
    else if (board && region) byId("board").append(placed(placeMark(buttons[index]), region, ""));
  });
  showMiddle(behavior);
}

// Whether the places on a board that can be chosen are further apart than the page is wide.
function isScattered(options) {
  const regions = options.filter(({ region, refusal }) => region && !refusal).map(({ region }) => region);
  const left = Math.min(...regions.map(({ x }) => x));
  const right = Math.max(...regions.map(({ x, w }) => x + w));
  return (right - left) * byId("board").offsetWidth > byId("board-room").clientWidth + 1;
}

// A place whose button is in the list: it can be tapped as well.
function placeMark(button) {
  const mark = document.createElement("span");
  mark.className = "place";
  mark.onclick = () => button.click();
  return mark;
}

function choiceMayFit() {
  const { step, board, own, scattered } = shownChoice;
  const fitsOtherwise = step && isScattered(step.options) !== scattered;
  if (fitsOtherwise) keepingFocus(() => showChoice(step, board, own));
  else showMiddle();
}

function showBoard(board, step) {
  byId("board-room").hidden = !board;
  byId("board").replaceChildren();
  if (!board) return;
  const image = document.createElement("img");
  image.alt = board.name;
  byId("board-room").setAttribute("aria-label", board.name);
  image.width = board.width;
  image.height = board.height;
  setPicture(image, board.picture);
  byId("board").append(image);
  const options = step ? step.options : [];
  const places = [...options, ...(step ? step.others : [])];
  const narrowest = Math.min(1, ...places.flatMap(({ region }) => (region ? [region.w] : [])));
  byId("board").style.setProperty("--shape", board.width / board.height);
  const least = Math.max(FINGER / narrowest, (LOWEST * board.width) / board.height);
  byId("board").style.setProperty("--least", least + "px");
  if (step && step.about) {
    const mark = document.createElement("span");
    byId("board").append(placed(mark, step.about, ""));
  }
}

function showOthers(step) {
  // What could have been chosen before, and still can.
  const others = step ? step.others : [];
  others.forEach(({ region, name }, index) => {
    if (!region) return;
    const button = document.createElement("button");
    button.className = "other";
    button.onclick = () => ask({ instead: step.key, option: index });
    byId("board").append(placed(button, region, name));
  });
}

function placed(element, region, name) {
  element.replaceChildren();
  if (name) element.setAttribute("aria-label", name);
  for (const [side, share] of [["left", region.x], ["top", region.y], ["width", region.w], ["height", region.h]]) {
    element.style[side] = share * 100 + "%";
  }
  return element;
}

function showMiddle(behavior) {
  // A board that is wider than the page shows the middle of what can be chosen, else what is one's own.
  const room = byId("board-room");
  const places = [...byId("board").querySelectorAll("button:not(.other), span")];
  const { own } = shownChoice;
  const wide = room.scrollWidth;
  if (own && !places.length) places.push({ offsetLeft: own.x * wide, offsetWidth: own.w * wide });
  if (!places.length || wide <= room.clientWidth) return;
  const left = Math.min(...places.map((place) => place.offsetLeft));
  const right = Math.max(...places.map((place) => place.offsetLeft + place.offsetWidth));
  room.scrollTo({
    left: (left + right - room.clientWidth) / 2,
    behavior: reducedMotion.matches ? "auto" : behavior || "auto",
  });
}

function optionButton(key, option, index) {
  const button = document.createElement("button");
  if (option.picture) button.append(picture(option.picture));
  const words = document.createElement("span");
  if (option.sign) button.append(signOf(option));
  words.append(option.name);
  for (const more of [option.note, option.refusal]) {
    if (more) words.append(" ", small(more));
  }
  button.append(words);
  button.classList.toggle("pictured", Boolean(option.picture));
  button.classList.toggle("faint", Boolean(option.faint));
  button.classList.toggle("main", Boolean(option.ready));
  button.classList.toggle("marked", Boolean(option.marked));
  if (option.refusal) button.setAttribute("aria-disabled", "true");
  button.onclick = () => (option.refusal ? showTask(option.refusal) : ask({ choose: key, option: index }));
  return button;
}

function signOf(option) {
  const sign = document.createElement("b");
  sign.ariaHidden = true;
  sign.append(option.sign);
  return sign;
}

function isLong({ name, note, picture }) {
  return Boolean(picture) && (name + note).length > LONG;
}

function small(words) {
  const element = document.createElement("small");
  element.textContent = words;
  return element;
}

function showHand(cards, step) {
  byId("hand").hidden = !cards.length;
  showText("card-name", "");
  byId("cards").dataset.rows = cards.length > MOST_IN_ROW ? 2 : 1;
  byId("cards").replaceChildren(...cards.map((card) => listItem(cardButton(card, step))));
}

function cardButton(card, step) {
  // Says its name, or is chosen instead of the one that was.
  const button = document.createElement("button");
  const image = picture(card.picture);
  image.alt = card.chosen ? say("chosen_card", { name: card.name }) : card.name;
  button.classList.toggle("chosen", card.chosen);
  button.append(image);
  const others = step && !card.chosen ? step.others : [];
  const other = others.findIndex((option) => option.picture === card.picture);
  button.onclick = () =>
    other < 0 ? showText("card-name", image.alt) : ask({ instead: step.key, option: other });
  return button;
}

function showNews(captions, name) {
  // What its owner has done stands out.
  byId("news").hidden = !captions.length;
  byId("captions").replaceChildren(
    ...captions.map((caption) => {
      const item = document.createElement("li");
      const [before, ...after] = name ? caption.split(name) : [caption];
      item.append(before);
      for (const part of after) item.append(strong(name), part);
      item.classList.toggle("own", Boolean(after.length));
      return item;
    }),
  );
}

function strong(words) {
  const element = document.createElement("strong");
  element.textContent = words;
  return element;
}

function listItem(child) {
  const item = document.createElement("li");
  item.className = child.className; // for lists whose items stand apart
  item.append(child);
  return item;
}

function picture(name) {
  const image = document.createElement("img");
  image.alt = "";
  setPicture(image, name);
  return image;
}

function setPicture(image, name) {
  const source = name ? "/pictures/" + name + "?key=" + pictureKey : "";
  image.hidden = !source;
  const isShown = () => image.isConnected && image.getAttribute("src") === source;
  const isBroken = image.complete && !image.naturalWidth;
  image.onerror = () => setTimeout(() => isShown() && setPicture(image, name), AGAIN);
  if (source && (image.getAttribute("src") !== source || isBroken)) image.src = source;
}

// What the owner does

function ask(message) {
  if (waitingFor) return; // a second press before the answer to the first
  waitingFor = message;
  hasChosen ||= !isPad;
  send(message);
}

function holdWith(button) {
  const press = (down) => {
    const does = !down || button.getAttribute("aria-disabled") !== "true";
    if (does) send({ press: button.dataset.intent, down });
  };
  button.onpointerdown = (event) => {
    button.setPointerCapture(event.pointerId);
    press(true);
  };
  button.onpointerup = button.onpointercancel = () => press(false);
  button.onclick = (event) => {
    if (event.detail !== 0) return; // a pointer, which was told above
    press(true);
    press(false);
  };
  button.oncontextmenu = (event) => event.preventDefault();
}

function label() {
  showOwner(null);
  byId("code-label").textContent = say("code_label");
  byId("join-button").textContent = say("join");
  byId("back").textContent = say("back");
  byId("take-back").textContent = say("take_back");
  byId("switch").textContent = say("leave_pad");
  byId("hand-title").textContent = say("hand");
  byId("pad").setAttribute("aria-label", say("pad"));
  byId("news-title").textContent = say("news");
  for (const id of ["options", "menu-items"]) byId(id).setAttribute("aria-label", say("options"));
  for (const button of document.querySelectorAll("[data-intent]")) {
    nameControl(button, say(button.dataset.intent));
    holdWith(button);
  }
}

function nameControl(button, name) {
  if (button.getAttribute("aria-label") === name) return;
  button.setAttribute("aria-label", name);
  const [, letter, meaning] = name.match(/^(.)(?:: |：)([^]*)/) || [];
  if (meaning) button.replaceChildren(letter, small(meaning));
  else if (!button.textContent || button.dataset.named) {
    button.textContent = name;
    button.dataset.named = "yes";
  }
}

function listen() {
  byId("join").onsubmit = (event) => {
    event.preventDefault();
    const code = byId("code").value.trim().toUpperCase();
    if (code.length === byId("code").maxLength) connect({ code });
    else askForCode(say("incomplete_code"));
  };
  byId("again").onclick = comeIn;
  byId("back").onclick = () => ask({ back: shown.step });
  byId("take-back").onclick = () => send({ take_back: true });
  byId("switch").onclick = () => send({ pad: false });
  addEventListener("pageshow", lookAgain);
  document.addEventListener("visibilitychange", lookAgain);
  addEventListener("online", lookAgain);
  addEventListener("hashchange", comeIn);
  addEventListener("resize", choiceMayFit);
  addEventListener("resize", showSentences);
  addEventListener("resize", showMore);
  byId("menu-items").onscroll = showMore;
  setInterval(ping, PING_EVERY);
}

async function fetchWords() {
  words = await (await fetch("/words.json")).json();
  document.documentElement.lang = words.language;
}

async function start() {
  try {
    await fetchWords();
  } catch {
    setTimeout(start, 1000);
    return;
  }
  label();
  listen();
  showTask(say("connecting"));
  comeIn();
}

start();
