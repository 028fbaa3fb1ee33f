import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { dragBefore } from '../support/drag.ts';
import { signInToApi } from '../support/admin-api.ts';
import { test } from '../support/journey.ts';
import { articles, expectArticle, typed } from './whole-article.ts';

/** The actions of a user on the form, by mouse or keyboard. */
interface FormInput {
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly press: (control: Locator) => Promise<void>;
  /** Opens a tab of the form. */
  readonly open: (tab: Locator) => Promise<void>;
  /** Searches a list that opens below a field, and selects an option by name. */
  readonly find: (field: Locator, name: string) => Promise<void>;
  /** Selects an option of a select. */
  readonly choose: (field: Locator, name: string) => Promise<void>;
  /** Selects a radio button. */
  readonly pick: (radios: Locator, name: string) => Promise<void>;
  /** Selects a file of the library in the dialog that a button opens. */
  readonly takeFile: (button: Locator) => Promise<void>;
  /** Moves the second item above the first. */
  readonly swap: (list: Locator, second: string, first: string) => Promise<void>;
}

const file = 'portrait-rut-abelsdottir.svg';

function mouse(page: Page): FormInput {
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
    pick: (radios, name) => radios.getByRole('radio', { name, exact: true }).click(),
    async takeFile(button) {
      await button.click();
      const dialog = page.getByRole('dialog', { name: /Choose/ });
      await dialog.getByRole('button', { name: file, exact: true }).click();
      await dialog.getByRole('button', { name: /^Choose/ }).click();
      await expect(dialog).toBeHidden();
    },
    swap(list, second, first) {
      const handleOf = (name: string) => list.getByRole('button', { name: `Move ${name}`, exact: true });
      const offset = { x: 0, y: -12 };
      return dragBefore(page, { handle: handleOf(second), other: handleOf(first), within: list, offset });
    },
  };
}

/** Reaches every control with Tab and uses keys only. */
function keys(page: Page): FormInput {
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
        // A key pressed before the tab panel is rendered would skip a tab.
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
      const wanted = radios.getByRole('radio', { name, exact: true });
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

/** Fills every kind of field of an article, from top to bottom. */
async function fillArticle(page: Page, input: FormInput, title: string): Promise<void> {
  const field = (name: string, within: Page | Locator = page) =>
    within.getByRole('textbox', { name, exact: true });
  const choice = (name: string, within: Page | Locator = page) =>
    within.getByRole('combobox', { name, exact: true });
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true });
  const group = (name: string) => page.getByRole('group', { name, exact: true });

  const open = (tab: string) => input.open(page.getByRole('tab', { name: tab, exact: true }));

  await test.step('texts, a choice, files, Markdown and blocks', async () => {
    await input.type(field('Title'), title);
    await input.choose(choice('Format'), 'essay');
    await input.takeFile(page.getByRole('button', { name: /^Cover/ }));
    await input.takeFile(page.getByRole('button', { name: /^Gallery/ }));
    await input.type(field('Summary'), typed.summary);
    await input.type(field('Body'), typed.body);
    await input.type(field('Field notes'), typed.fieldNotes);
  });
  await test.step('relations to one and to many', async () => {
    await open('People and topics');
    await input.find(choice('Author'), 'Hana Shirogane');
    await input.find(choice('Tags'), 'Glass');
    await input.find(choice('Tags'), 'Stone');
  });
  await test.step('a zone with a list that is sorted', async () => {
    await open('Sections');
    const sections = group('Sections');
    await input.press(button('Add a component to Sections', sections));
    await input.press(button('Hero', sections));
    await input.type(field('Heading', sections), 'The wheel');
    const actions = group('Actions');
    for (const label of ['First', 'Second']) {
      await input.press(button('Add an entry', actions));
      await input.type(field('Label', actions), label);
      await input.type(field('URL', actions), '/wheel');
    }
    await input.swap(actions, 'Second', 'First');
    await input.press(button('Add a component to Sections', sections));
    await input.press(button('Quote', sections));
    await input.type(field('Text', sections), 'It turned all night.');
    await input.find(choice('Speaker'), 'Hana Shirogane');
  });
  await test.step('a list of components with a component and a relation', async () => {
    await input.press(button('Add an entry', group('Links')));
    await input.type(field('Label', group('Links')), 'Route');
    await input.type(field('URL', group('Links')), '/route');
    await input.press(button('Add Icon', group('Links')));
    await input.find(choice('Article', group('Links')), 'A courtyard for rain');
  });
  await test.step('dates, numbers and JSON', async () => {
    await open('Issue and visit');
    await input.type(field('Issue date'), '04/24/2026');
    const number = (name: string) => page.getByRole('spinbutton', { name, exact: true });
    await input.type(number('Reading minutes'), typed.readingMinutes);
    await input.type(number('Print price'), typed.printPrice);
    await input.type(field('Visit at'), '05/01/2026');
    await input.type(choice('Visit at, time'), '14:30');
    await input.type(choice('Opens at'), '09:30');
    await input.type(field('Building facts'), typed.buildingFacts);
  });
  await test.step('a component with a list of components', async () => {
    await open('SEO');
    await input.press(button('Add SEO'));
    await input.type(field('Meta title'), 'A mill');
    await input.press(button('Add an entry', group('Socials')));
    await input.choose(choice('Network'), 'bluesky');
    await input.type(field('Message'), 'Come and see.');
  });
  await test.step('switches, numbers, an address and a password', async () => {
    await open('Settings');
    await input.type(field('Code'), typed.code);
    await input.press(page.getByRole('switch', { name: 'Featured' }));
    await input.pick(page.getByRole('radiogroup', { name: 'Fact checked' }), 'No');
    await input.type(field('Page views'), typed.pageViews);
    await input.type(
      page.getByRole('spinbutton', { name: 'Reader rating', exact: true }),
      typed.readerRating,
    );
    await input.type(field('Editor email'), typed.editorEmail);
    await input.type(field('Preview password'), typed.previewPassword);
    await input.type(field('Editor note'), typed.editorNote);
  });
}

const methods = { 'with the mouse': mouse, 'from the keyboard alone': keys };

for (const [how, createInput] of Object.entries(methods)) {
  test(`an article with every kind of field is created from scratch ${how}`, async ({
    page,
    shared: product,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await signIn(page, `${product.panel}${articles}/create`);
    const title = `The mill written ${how}`;
    await fillArticle(page, createInput(page), title);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await expectArticle(await signInToApi(product.origin), title);
  });
}
