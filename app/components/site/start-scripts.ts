/**
 * Runs in the page, as text, before any module is there: it may use nothing from outside itself. In a finished page it stands
 * after the first part, which is painted while the rest is read; what is not seen is laid out after that, and on a first
 * visit the fonts come then. Fetches the modules once the page is painted and loaded, or at the first sign of intent; a page
 * that is still streaming in does not wait to be loaded. Large modules run in a task of their own each. Clicks that only
 * React can answer are kept for it. A page that does not start at its top is painted when it is whole, where the browser
 * left it.
 */
export default function startScripts(): void {
  const root = document.documentElement;
  const here = document.currentScript as HTMLScriptElement;
  const intents = ["pointermove", "pointerdown", "wheel", "keydown", "focusin"];
  const page = location.pathname + location.search;
  const clicked: HTMLElement[] = [];
  const font = document.querySelector<HTMLLinkElement>("link[as=font]");
  // A page that streams in has it at its end.
  const isFinished = here.id !== "";
  // Only in a finished page: React, in development, would find the marks.
  const isPlain = isFinished && font?.media === "not all";
  const isAtTop = !location.hash && !history.state;
  const plain: HTMLElement[] = [];
  const held: HTMLElement[] = [];
  let source: HTMLScriptElement;
  let isStarted = false;
  let isHandedOver = false;

  addEventListener("click", keepClick, true);
  addEventListener("popstate", reload);
  addEventListener("hydrated", handOver);
  if (isFinished) {
    addEventListener("DOMContentLoaded", goOn);
    root.hidden = !isAtTop;
    root.dataset.reading = "";
    here.hidden = true;
    doWithoutFonts();
    fitStandIns(document.body);
  } else goOn();

  async function goOn() {
    source = document.querySelector("[data-steps]") as HTMLScriptElement;
    doWithoutFonts();
    if (isAtTop) holdBack();
    if (isFinished) here.remove();
    delete root.dataset.reading;
    root.hidden = false;
    for (const intent of intents) addEventListener(intent, start, true);
    if (isAtTop) await layOutFirstView();
    else fitStandIns(document.body);
    // When the first view is laid out, and the first paint, which may be an earlier one, is on the screen.
    new IntersectionObserver(() => {
      new PerformanceObserver(finish).observe({ type: "paint", buffered: true });
    }).observe(root);
  }

  async function finish() {
    await bringFonts();
    await letGo(held, "held");
    if (source.nonce || document.readyState === "complete") start();
    else addEventListener("load", start);
  }

  async function start() {
    if (isStarted) return;
    isStarted = true;
    for (const intent of intents) removeEventListener(intent, start, true);
    const { start: src, steps, modules } = source.dataset;
    if (!history.state?.key) history.replaceState({ key: `${Math.random()}` }, "");
    for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[disabled][media]")) sheet.disabled = false;
    const begun = src ? import(src).catch(() => ({})) : { modules: list(modules), begin };
    await inTasks(list(steps), preload);
    await letGo(held, "held");
    for (const step of list(steps)) {
      await new Promise((next) => run({ src: step, onload: next, onerror: next }));
      if (steps?.startsWith(step)) inTasks((await begun).modules ?? [], preload);
    }
    (await begun).begin?.();
  }

  function begin() {
    run({ text: source.textContent });
  }

  // Found by their text, they would come one by one and late; they are brought together, while little is laid out.
  function doWithoutFonts() {
    if (!isPlain) return;
    plain.push(...document.querySelectorAll<HTMLElement>("body > :not(main), main > *"));
    for (const block of plain) block.dataset.plain = "";
  }

  // A stand-in is as high as Georama, and shall be as wide (type.css). All are measured before any is fitted.
  function fitStandIns(part: HTMLElement) {
    if (!isPlain) return;
    const lines = [...part.querySelectorAll<HTMLElement>(".line, .typed b")];
    const fits = lines.map(
      (line) => [line, (line.parentElement as HTMLElement).clientWidth / line.offsetWidth] as const,
    );
    for (const [line, fit] of fits) line.style.setProperty("--fit", `${fit}`);
  }

  async function bringFonts() {
    if (plain.length === 0) return;
    const loaded = Promise.allSettled([...document.fonts].map((face) => face.load()));
    await Promise.race([loaded, new Promise((next) => setTimeout(next, 3_000))]);
    await letGo(plain, "plain");
    try {
      if (font) localStorage.setItem("fonts", font.href);
    } catch {
      // Without storage they are brought again on the next page.
    }
  }

  // What is not seen at the top waits until the rest is painted. The first part is always seen, the second in part.
  function holdBack() {
    const [, ...parts] = document.querySelectorAll<HTMLElement>(
      "main section, main article, section:nth-of-type(2) li:not(.stat), .footer",
    );
    held.push(...parts);
    for (const part of held) part.dataset.held = "";
  }

  function layOutFirstView() {
    return inTasks([...held], (part) => {
      const [box] = part.getClientRects();
      if (!box || box.top >= innerHeight) return;
      delete part.dataset.held;
      fitStandIns(part);
    });
  }

  function letGo(parts: HTMLElement[], mark: string) {
    return inTasks(parts, (part) => {
      delete part.dataset[mark];
      part.getBoundingClientRect();
    });
  }

  // Whoever comes while another is at it takes over what is left, and so has waited for all of it.
  async function inTasks<T>(items: T[], act: (item: T) => void) {
    while (items.length > 0) {
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = next;
        port2.postMessage(0);
      });
      const item = items.shift();
      if (item) act(item);
    }
  }

  function list(text = "") {
    return text.split(" ").filter(Boolean);
  }

  function preload(href: string) {
    add("link", { rel: "modulepreload", href });
  }

  function run(script: Partial<HTMLScriptElement>) {
    add("script", { type: "module", nonce: source.nonce, ...script }).remove();
  }

  function add(name: string, properties: object) {
    const element = Object.assign(document.createElement(name), properties);
    document.head.append(element);
    return element;
  }

  // A card may still wait for its data when the page around it is ready, so it remembers for itself.
  function keepClick({ target }: Event) {
    const pressed = target as Element;
    const control = pressed.closest<HTMLElement>("a[href],button,summary,label,input,select,textarea");
    const card = pressed.closest("[data-flip-card]:not([data-live])");
    if (card && (!control || control.matches(".turn"))) card.toggleAttribute("data-turned");
    else if (!isHandedOver && control?.matches("button[type=button]")) press(control as HTMLButtonElement);
  }

  // A command is carried out by the browser, or here if it knows none (Safari before 26.2).
  function press(button: HTMLButtonElement) {
    const opened = button.getAttribute("commandfor");
    if (!opened) clicked.push(button);
    else if (!button.commandForElement) (document.getElementById(opened) as HTMLDialogElement).showModal();
  }

  // The address belongs to an earlier page of ours, and nobody is there to show it. A step inside the page needs nobody.
  function reload() {
    if (location.pathname + location.search !== page) location.reload();
  }

  function handOver() {
    isHandedOver = true;
    removeEventListener("popstate", reload);
    // React is busy while it says so.
    queueMicrotask(() => {
      for (const control of clicked) control.click();
    });
  }
}
