/** Runs in the page. Defines `window.benchKeys`, which measures the time from each key press to its paint. */
function installKeyClock() {
  const presses = [];
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const channel = new MessageChannel();
      presses.push(
        new Promise((resolve) => {
          channel.port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
          channel.port1.start();
        }),
      );
      // The message is delivered after the frame of this callback.
      requestAnimationFrame(() => channel.port2.postMessage(null));
    },
    { capture: true },
  );
  window.benchKeys = { last: () => presses.at(-1), reset: () => void (presses.length = 0) };
}

/** Adds the clock to the pages of a browser context. */
export async function addKeyClock(page) {
  await page.addInitScript(installKeyClock);
}

/**
 * Types letters, each after the previous one is painted and the page is idle.
 *
 * @param {import('playwright').Page} page with the cursor in a text
 * @param {{ presses: number, warmUp: number, pause: number }} effort the first presses are not counted; `pause` in ms
 * @returns {Promise<readonly number[]>} milliseconds from each press until it was painted
 */
export async function typeLetters(page, { presses, warmUp, pause }) {
  const durations = [];
  for (let press = 0; press < warmUp + presses; press += 1) {
    await page.keyboard.press(press % 6 === 5 ? 'Space' : 'abcdefgh'[press % 8]);
    const duration = await page.evaluate(() => window.benchKeys.last());
    if (press >= warmUp) durations.push(duration);
    await page.waitForTimeout(pause);
  }
  return durations;
}
