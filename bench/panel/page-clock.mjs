/**
 * Runs in the page, before its own scripts. Gives `window.benchClock`, which tells when something is not only in
 * the document but painted.
 *
 * @typedef {{ selector: string, atLeast?: number, hasValue?: boolean, otherThan?: string }} Sight what is waited
 *   for: so many elements, the first of them with a value, or with another text than the one given
 */
function installClock(firstSight) {
  const sees = ({ selector, atLeast = 1, hasValue = false, otherThan }) => {
    const found = [...document.querySelectorAll(selector)];
    if (found.length < atLeast) return false;
    if (hasValue && !found[0].value) return false;
    return otherThan === undefined || found[0].textContent !== otherThan;
  };
  const painted = () =>
    new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve(performance.now()));
      channel.port1.start();
      // The message comes after the frame of which this callback is part.
      requestAnimationFrame(() => channel.port2.postMessage(null));
    });
  const paintedOnce = (sight) =>
    new Promise((resolve) => {
      const look = () => (sees(sight) ? resolve(painted()) : requestAnimationFrame(look));
      look();
    });
  window.benchClock = {
    first: paintedOnce(firstSight),
    paintedOnce,
    /** Milliseconds from the last letter typed into a field until what follows from it is painted. */
    async search({ field, text }, sight) {
      const input = document.querySelector(field);
      if (!input) throw new Error(`There is no ${field} to type into.`);
      const before = document.querySelector(sight.selector)?.textContent;
      // As a browser does it: React notices a value by the setter of the element's own class.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
      const started = performance.now();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return { total: (await paintedOnce({ ...sight, otherThan: before })) - started };
    },
    /**
     * Milliseconds from a press on the first element until what follows from it is painted, and of these the ones
     * after the last answer that came before it; null where there was none.
     */
    async press(selector, sight) {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector} to press.`);
      const before = document.querySelector(sight.selector)?.textContent;
      const expected = before === undefined ? sight : { ...sight, otherThan: before };
      const started = performance.now();
      element.click();
      const shown = await paintedOnce(expected);
      const responses = performance
        .getEntriesByType('resource')
        .filter(({ initiatorType }) => initiatorType === 'fetch' || initiatorType === 'xmlhttprequest')
        .filter(({ startTime, responseEnd }) => startTime >= started && responseEnd <= shown)
        .map(({ responseEnd }) => responseEnd);
      return {
        total: shown - started,
        afterResponse: responses.length > 0 ? shown - Math.max(...responses) : null,
      };
    },
  };
}

/**
 * Puts the clock into the pages of a browser context. It watches for the first sight from the very start.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {Sight} firstSight
 */
export async function addPageClock(context, firstSight) {
  await context.addInitScript(installClock, firstSight);
}

/** Milliseconds from the start of the navigation until the first sight was painted. */
export function firstSeen(page) {
  return page.evaluate(() => window.benchClock.first);
}

/** Waits until the sight is painted. */
export async function seen(page, sight) {
  await page.evaluate((wanted) => window.benchClock.paintedOnce(wanted), sight);
}

/**
 * Milliseconds from a press until what follows from it is painted, and from the answer it waited for.
 *
 * @returns {Promise<{ total: number, afterResponse: number | null }>}
 */
export function press(page, selector, sight) {
  return page.evaluate(([pressed, wanted]) => window.benchClock.press(pressed, wanted), [selector, sight]);
}

/**
 * Milliseconds from the last letter typed into a field until what follows from it is painted.
 *
 * @returns {Promise<{ total: number }>}
 */
export function search(page, typed, sight) {
  return page.evaluate(([words, wanted]) => window.benchClock.search(words, wanted), [typed, sight]);
}
