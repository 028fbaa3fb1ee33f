import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../stage/administrator.ts';
import { signInToApi } from '../stage/admin-api.ts';
import { test } from '../stage/journey.ts';
import { articles, expectWhole, typed } from './whole-article.ts';

/** How a person works the form: each act takes what it is about. */
interface Hand {
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly press: (control: Locator) => Promise<void>;
  /** Opens a tab of the form. */
  readonly open: (tab: Locator) => Promise<void>;
  /** Picks what is found by its name in a list that opens below a field. */
  readonly find: (field: Locator, name: string) => Promise<void>;
  /** Takes one of a list of fixed choices. */
  readonly choose: (field: Locator, name: string) => Promise<void>;
  /** Takes one of several that are all in sight. */
  readonly pick: (radios: Locator, name: string) => Promise<void>;
  /** Takes a file of the library, in the dialog that a button opens. */
  readonly takeFile: (button: Locator) => Promise<void>;
  /** Puts the second of two items above the first. */
  readonly swap: (list: Locator, second: string, first: string) => Promise<void>;
}

const file = 'portrait-rut-abelsdottir.svg';

function mouse(page: Page): Hand {
  const press = (control: Locator) => control.click();
  return {
    press,
    open: press,
    async type(field, text) {
      await field.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    async find(field, name) {
      await field.fill(name);
      await page.getByRole('option', { name, exact: true }).click();
    },
    async choose(field, name) {
      await field.click();
      await page.getByRole('option', { name, exact: true }).click();
    },
    pick: (radios, name) => radios.getByRole('radio', { name }).click(),
    async takeFile(button) {
      await button.click();
      const dialog = page.getByRole('dialog', { name: /Choose/ });
      await dialog.getByRole('button', { name: file, exact: true }).click();
      await dialog.getByRole('button', { name: /^Choose/ }).click();
      await expect(dialog).toBeHidden();
    },
    async swap(list, second, first) {
      const middle = async (name: string) => {
        const box = await list.getByRole('button', { name: `Move ${name}`, exact: true }).boundingBox();
        if (!box) throw new Error(`${name} has no handle.`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const from = await middle(second);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x, from.y - 8, { steps: 2 });
      // Items close while one of them is dragged.
      await expect(list.getByRole('textbox')).toHaveCount(0);
      const to = await middle(first);
      await page.mouse.move(to.x, to.y - 12, { steps: 4 });
      await page.mouse.up();
    },
  };
}

/** Every stop is reached with Tab, and every act is a key. */
function keys(page: Page): Hand {
  const reach = async (goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    await expect(goal).toBeVisible();
    const isReached = () => goal.evaluate((element) => element === document.activeElement);
    for (let stop = 0; stop < 60 && !(await isReached()); stop += 1) await page.keyboard.press(key);
    await expect(goal).toBeFocused();
  };
  const press = async (control: Locator): Promise<void> => {
    await reach(control);
    await page.keyboard.press('Enter');
  };
  return {
    press,
    async open(tab) {
      await reach(page.getByRole('tab', { selected: true }), 'Shift+Tab');
      const list = page.getByRole('tablist').filter({ has: tab });
      const names = await list.getByRole('tab').allTextContents();
      const goal = names.indexOf((await tab.textContent()) ?? '');
      const current = () => list.getByRole('tab', { selected: true }).textContent();
      for (let index = names.indexOf((await current()) ?? ''); index < goal; index += 1) {
        await page.keyboard.press('ArrowRight');
        // A key pressed before the panel has been drawn would skip a tab.
        await expect(list.getByRole('tab').nth(index + 1)).toBeFocused();
      }
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(tab).toBeFocused();
    },
    async type(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    async find(field, name) {
      await reach(field);
      await page.keyboard.type(name);
      // The last option of a relation creates an entry.
      await expect(page.getByRole('option', { name: /^(?!Create )/ })).toHaveText([name]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    async choose(field, name) {
      await press(field);
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(field).toContainText(name);
    },
    async pick(radios, name) {
      await reach(radios.getByRole('radio', { checked: true }));
      const wanted = radios.getByRole('radio', { name });
      for (let step = 0; step < 3 && !(await wanted.isChecked()); step += 1)
        await page.keyboard.press('ArrowUp');
    },
    async takeFile(button) {
      await press(button);
      const dialog = page.getByRole('dialog', { name: /Choose/ });
      await press(dialog.getByRole('button', { name: file, exact: true }));
      await press(dialog.getByRole('button', { name: /^Choose/ }));
      await expect(dialog).toBeHidden();
    },
    async swap(list, second) {
      await reach(list.getByRole('button', { name: `Move ${second}`, exact: true }), 'Shift+Tab');
      for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    },
  };
}

/** Writes every kind of field of an article, from top to bottom. */
async function write(page: Page, hand: Hand, title: string): Promise<void> {
  const field = (name: string, within: Page | Locator = page) =>
    within.getByRole('textbox', { name, exact: true });
  const choice = (name: string, within: Page | Locator = page) =>
    within.getByRole('combobox', { name, exact: true });
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true });
  const group = (name: string) => page.getByRole('group', { name, exact: true });

  const open = (tab: string) => hand.open(page.getByRole('tab', { name: tab, exact: true }));

  await test.step('texts, a choice, files, Markdown and blocks', async () => {
    await hand.type(field('Title'), title);
    await hand.choose(choice('Format'), 'essay');
    await hand.takeFile(page.getByRole('button', { name: /^Cover/ }));
    await hand.takeFile(page.getByRole('button', { name: /^Gallery/ }));
    await hand.type(field('Summary'), typed.summary);
    await hand.type(field('Body'), typed.body);
    await hand.type(field('Field notes'), typed.fieldNotes);
  });
  await test.step('relations to one and to many', async () => {
    await open('People and topics');
    await hand.find(choice('Author'), 'Hana Shirogane');
    await hand.find(choice('Tags'), 'Glass');
    await hand.find(choice('Tags'), 'Stone');
  });
  await test.step('a zone, with a list inside that is put in order', async () => {
    await open('Sections');
    const sections = group('Sections');
    await hand.press(button('Add a component to Sections', sections));
    await hand.press(button('Hero', sections));
    await hand.type(field('Heading', sections), 'The wheel');
    const actions = group('Actions');
    for (const label of ['First', 'Second']) {
      await hand.press(button('Add an entry', actions));
      await hand.type(field('Label', actions), label);
      await hand.type(field('URL', actions), '/wheel');
    }
    await hand.swap(actions, 'Second', 'First');
    await hand.press(button('Add a component to Sections', sections));
    await hand.press(button('Quote', sections));
    await hand.type(field('Text', sections), 'It turned all night.');
    await hand.find(choice('Speaker'), 'Hana Shirogane');
  });
  await test.step('a list of components with a component and a relation', async () => {
    await hand.press(button('Add an entry', group('Links')));
    await hand.type(field('Label', group('Links')), 'Route');
    await hand.type(field('URL', group('Links')), '/route');
    await hand.press(button('Add Icon', group('Links')));
    await hand.find(choice('Article', group('Links')), 'A courtyard for rain');
  });
  await test.step('dates, numbers and JSON', async () => {
    await open('Issue and visit');
    await hand.type(field('Issue date'), '04/24/2026');
    const number = (name: string) => page.getByRole('spinbutton', { name, exact: true });
    await hand.type(number('Reading minutes'), typed.readingMinutes);
    await hand.type(number('Print price'), typed.printPrice);
    await hand.type(field('Visit at'), '05/01/2026');
    await hand.type(choice('Visit at, time'), '14:30');
    await hand.type(choice('Opens at'), '09:30');
    await hand.type(field('Building facts'), typed.buildingFacts);
  });
  await test.step('a component with a list of components', async () => {
    await open('SEO');
    await hand.press(button('Add SEO'));
    await hand.type(field('Meta title'), 'A mill');
    await hand.press(button('Add an entry', group('Socials')));
    await hand.choose(choice('Network'), 'bluesky');
    await hand.type(field('Message'), 'Come and see.');
  });
  await test.step('switches, numbers, an address and a password', async () => {
    await open('Settings');
    await hand.type(field('Code'), typed.code);
    await hand.press(page.getByRole('switch', { name: 'Featured' }));
    await hand.pick(page.getByRole('radiogroup', { name: 'Fact checked' }), 'False');
    await hand.type(field('Page views'), typed.pageViews);
    await hand.type(page.getByRole('spinbutton', { name: 'Reader rating', exact: true }), typed.readerRating);
    await hand.type(field('Editor email'), typed.editorEmail);
    await hand.type(field('Preview password'), typed.previewPassword);
    await hand.type(field('Editor note'), typed.editorNote);
  });
}

const hands = { 'with the mouse': mouse, 'from the keyboard alone': keys };

for (const [how, handOf] of Object.entries(hands)) {
  test(`an article with every kind of field is created from scratch ${how}`, async ({
    page,
    shared: product,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await signIn(page, `${product.panel}${articles}/create`);
    const title = `The mill written ${how}`;
    await write(page, handOf(page), title);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expectWhole(await signInToApi(product.origin), title);
  });
}
