/**
 * Runs in the page before its scripts. Defines `window.benchClock`, which reports when an element is painted.
 *
 * @typedef {{ selector: string, atLeast?: number, hasValue?: boolean, otherThan?: string }} Target the awaited
 *   state: a number of elements, the first of them with a value, or with another text than the given one
 */
function installClock({ first, live }) {
  const isVisible = ({ selector, atLeast = 1, hasValue = false, otherThan }) => {
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
      // The message is delivered after the frame of this callback.
      requestAnimationFrame(() => channel.port2.postMessage(null));
    });
  const paintOf = (target) =>
    new Promise((resolve) => {
      const poll = () => (isVisible(target) ? resolve(painted()) : requestAnimationFrame(poll));
      poll();
    });
  window.benchClock = {
    first: paintOf(first),
    live: paintOf(live),
    paintOf,
    /** Returns the milliseconds from the last letter typed into a field until the result is painted. */
    async search({ field, text }, target) {
      const input = document.querySelector(field);
      if (!input) throw new Error(`There is no ${field} to type into.`);
      const before = document.querySelector(target.selector)?.textContent;
      // React detects values set with the setter of the element class.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
      const started = performance.now();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return { total: (await paintOf({ ...target, otherThan: before })) - started };
    },
    /**
     * Returns the milliseconds from a click on the first element until the result is painted, and those after the last
     * response before it; null without a response.
     */
    async press(selector, target) {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector} to press.`);
      const before = document.querySelector(target.selector)?.textContent;
      const expected = before === undefined ? target : { ...target, otherThan: before };
      const started = performance.now();
      element.click();
      const shown = await paintOf(expected);
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
 * Adds the clock to the pages of a browser context. It waits for the two states from the start of the page.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {Target} first
 * @param {Target} [live] the same of the panel, which the document may show before. @default first
 */
export async function addPageClock(context, first, live = first) {
  await context.addInitScript(installClock, { first, live });
}

/** Returns the milliseconds from the start of the navigation until the first state was painted. */
export function firstPainted(page) {
  return page.evaluate(() => window.benchClock.first);
}

/** Returns the milliseconds from the start of the navigation until the panel had painted the first state itself. */
export function livePainted(page) {
  return page.evaluate(() => window.benchClock.live);
}

/** Waits until the state is painted. */
export async function waitForPaint(page, target) {
  await page.evaluate((expected) => window.benchClock.paintOf(expected), target);
}

/**
 * Returns the milliseconds from a click until the result is painted, and from the response.
 *
 * @returns {Promise<{ total: number, afterResponse: number | null }>}
 */
export function press(page, selector, target) {
  return page.evaluate(
    ([pressed, expected]) => window.benchClock.press(pressed, expected),
    [selector, target],
  );
}

/**
 * Returns the milliseconds from the last letter typed into a field until the result is painted.
 *
 * @returns {Promise<{ total: number }>}
 */
export function search(page, typed, target) {
  return page.evaluate(([words, expected]) => window.benchClock.search(words, expected), [typed, target]);
}
