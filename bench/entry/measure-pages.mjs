import { visit } from '../panel/browser.mjs';
import { press, waitForPaint } from '../panel/page-clock.mjs';
import { lastField } from './content.mjs';
import { limit } from './subjects.mjs';

const title = 'input[name="title"]';

/** An entry with all fields rendered. */
const opened = (kind) => ({ selector: `input[name="${lastField[kind]}"]`, hasValue: true });

/** Clicks an element without measuring and waits for the result. */
async function after(page, selector, target) {
  await page.locator(selector).first().click();
  await waitForPaint(page, target);
}

/** Opens one entry, so that its code is loaded, goes back, and measures opening another one. Milliseconds. */
async function openBoth(page, { lists, rowOf, row, rows, origin }, kind) {
  const [one, other] = rowOf[kind];
  await page.goto(`${origin}${lists[kind]}`);
  await waitForPaint(page, rows);
  await page.waitForLoadState('networkidle');
  const first = await press(page, row(one), opened(kind));
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await waitForPaint(page, rows);
  await page.waitForLoadState('networkidle');
  const second = await press(page, row(other), opened(kind));
  await page.waitForLoadState('networkidle');
  return { first: first.total, second: second.total, afterResponse: second.afterResponse };
}

async function editItems(page, { add, pick, grab, moveDown, letGo, remove, heading, addedField }) {
  if (pick !== undefined) await after(page, add, { selector: pick });
  const added = await press(page, pick ?? add, addedField);
  if (grab !== undefined) await after(page, grab, { selector: moveDown });
  const moved = await press(page, moveDown, heading);
  if (letGo !== undefined) await page.locator(letGo).click();
  const removed = await press(page, remove, heading);
  return { add: added.total, move: moved.total, remove: removed.total };
}

async function save(page, { save: button, saved }) {
  await page.locator(title).first().pressSequentially('x');
  const { total, afterResponse } = await press(page, button, saved);
  return { total, afterResponse };
}

/**
 * Measures one visit: opening entries, adding, moving and removing items of the zone, and saving. Milliseconds.
 *
 * @param {import('playwright').Browser} browser
 * @param {ReturnType<typeof import('./subjects.mjs').createSubjects>['panel']} subject
 */
export async function visitOnce(browser, subject) {
  const { origin, lists, rows } = subject;
  const session = await subject.session();
  return visit(browser, { origin, path: lists.small, target: rows, session, limit }, async (page) => {
    const small = await openBoth(page, subject, 'small');
    const big = await openBoth(page, subject, 'big');
    const items = await editItems(page, subject);
    const saving = await save(page, subject);
    return {
      openSmall: small.second,
      openBig: big.second,
      openBigFirst: big.first,
      openBigAfterResponse: big.afterResponse,
      addItem: items.add,
      moveItem: items.move,
      removeItem: items.remove,
      save: saving.total,
      saveAfterResponse: saving.afterResponse,
    };
  });
}
