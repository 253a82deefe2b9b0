/**
 * Runs in the page, as text, before any module is there: it may use nothing from outside itself. What is not seen yet is
 * laid out after the first paint, and on a first visit the fonts come then. Fetches the modules once the page is painted
 * and loaded, or at the first sign of intent; a page that is still streaming in does not wait to be loaded. Large modules
 * run in a task of their own each. Clicks that only React can answer are kept for it. The place on a page that was left,
 * which the router keeps under the name of its entry in the history, is found again.
 */
export default function startScripts(source: HTMLScriptElement, places: string): void {
  const intents = ["pointermove", "pointerdown", "wheel", "keydown", "focusin"];
  const page = location.pathname + location.search;
  const clicked: HTMLElement[] = [];
  const font = document.querySelector<HTMLLinkElement>("link[as=font]");
  const plain: HTMLElement[] = [];
  const held: HTMLElement[] = [];
  let isStarted = false;
  let isHandedOver = false;

  // Only in a finished page: React, in development, would find the marks.
  if (source.dataset.start && font?.media === "not all") doWithoutFonts();
  if (location.hash || history.state) restorePlace();
  else layOutFirstView();
  if (plain.length > 0) fitStandIns();
  for (const intent of intents) addEventListener(intent, start, true);
  addEventListener("click", keepClick, true);
  addEventListener("popstate", reload);
  addEventListener("hydrated", handOver);
  new PerformanceObserver(goOn).observe({ type: "paint", buffered: true });

  async function goOn() {
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
    plain.push(...document.querySelectorAll<HTMLElement>("body > :not(main), main > *"));
    for (const block of plain) block.dataset.plain = "";
  }

  // A stand-in is as high as Georama, and shall be as wide (type.css). All are measured before any is fitted.
  function fitStandIns() {
    const lines = [...document.querySelectorAll<HTMLElement>(".line, .typed b")];
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
  function layOutFirstView() {
    const [, ...parts] = document.querySelectorAll<HTMLElement>(
      "main section, main article, section:nth-of-type(2) li, .footer",
    );
    held.push(...parts);
    for (const part of held) part.dataset.held = "";
    for (const part of held) {
      const [box] = part.getClientRects();
      if (box && box.top < innerHeight) delete part.dataset.held;
    }
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
      act(items.shift() as T);
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = next;
        port2.postMessage(0);
      });
    }
  }

  function restorePlace() {
    try {
      const name = history.state?.key;
      const place = name && JSON.parse(sessionStorage.getItem(places) ?? "{}")[name];
      if (typeof place === "number") scrollTo(0, place);
    } catch {
      // Without storage, or with somebody else's in it, the page starts at its top.
    }
  }

  function list(text = "") {
    return text.split(" ").filter(Boolean);
  }

  function preload(href: string) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }

  function run(script: Partial<HTMLScriptElement>) {
    const { nonce } = source;
    const element = Object.assign(document.createElement("script"), { type: "module", nonce, ...script });
    document.head.append(element);
    element.remove();
  }

  // A card may still wait for its data when the page around it is ready, so it remembers for itself.
  function keepClick({ target }: Event) {
    const pressed = target as Element;
    const control = pressed.closest<HTMLElement>("a[href],button,summary,label,input,select,textarea");
    const card = pressed.closest("[data-flip-card]:not([data-live])");
    if (card && (!control || control.matches(".turn"))) card.toggleAttribute("data-turned");
    else if (!isHandedOver && control?.matches("button[type=button]:not([commandfor])")) clicked.push(control);
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
