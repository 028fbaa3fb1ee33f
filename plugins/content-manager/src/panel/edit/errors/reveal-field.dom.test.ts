import { afterEach, describe, expect, it } from 'vitest';
import { revealField } from './reveal-field.ts';

function page(): HTMLElement {
  document.body.innerHTML = `
    <form>
      <div data-field="name"><input id="name"></div>
      <div data-field="seo"><button id="add"></button><div data-field="seo.metaTitle"><input id="title"></div></div>
      <div data-field="links"><button id="links"></button></div>
    </form>`;
  return document.body;
}

describe('revealing a field', () => {
  afterEach(() => document.body.replaceChildren());

  it('focuses the innermost field of the value', () => {
    revealField(page(), 'seo.metaTitle');
    expect(document.activeElement?.id).toBe('title');
  });

  it('focuses the field around a value without a field', () => {
    revealField(page(), 'links.0.url');
    expect(document.activeElement?.id).toBe('links');
  });

  it('keeps the focus if there is no such field', () => {
    const form = page();
    revealField(form, 'name');
    revealField(form, 'hidden');
    expect(document.activeElement?.id).toBe('name');
  });
});
