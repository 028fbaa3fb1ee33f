import { afterEach, describe, expect, it } from 'vitest';
import { revealFirstError } from './reveal-error.ts';

function page(): HTMLElement {
  document.body.innerHTML = `
    <form>
      <div data-field="name"><input id="name"></div>
      <div data-field="seo"><button id="add"></button><div data-field="seo.metaTitle"><input id="title"></div></div>
      <div data-field="links"><button id="links"></button></div>
    </form>`;
  return document.body;
}

const fieldErrors = (...paths: readonly string[]) => new Map(paths.map((path) => [path, 'wrong']));

describe('leading to what is wrong', () => {
  afterEach(() => document.body.replaceChildren());

  it('goes to the first wrong field of the page, whatever the order of the errors', () => {
    expect(revealFirstError(page(), fieldErrors('links', 'seo.metaTitle'))).toEqual([]);
    expect(document.activeElement?.id).toBe('title');
  });

  it('goes to the field that holds a wrong value which is not on the page', () => {
    expect(revealFirstError(page(), fieldErrors('links.0.url'))).toEqual([]);
    expect(document.activeElement?.id).toBe('links');
  });

  it('names the errors that no field can show', () => {
    expect(revealFirstError(page(), fieldErrors('hidden', 'name'))).toEqual(['hidden']);
    expect(document.activeElement?.id).toBe('name');
  });
});
