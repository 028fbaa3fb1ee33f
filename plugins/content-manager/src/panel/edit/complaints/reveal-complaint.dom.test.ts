import { afterEach, describe, expect, it } from 'vitest';
import { revealFirstComplaint } from './reveal-complaint.ts';

function page(): HTMLElement {
  document.body.innerHTML = `
    <form>
      <div data-field="name"><input id="name"></div>
      <div data-field="seo"><button id="add"></button><div data-field="seo.metaTitle"><input id="title"></div></div>
      <div data-field="links"><button id="links"></button></div>
    </form>`;
  return document.body;
}

const complaints = (...paths: readonly string[]) => new Map(paths.map((path) => [path, 'wrong']));

describe('leading to what is wrong', () => {
  afterEach(() => document.body.replaceChildren());

  it('goes to the first wrong field of the page, whatever the order of the complaints', () => {
    expect(revealFirstComplaint(page(), complaints('links', 'seo.metaTitle'))).toEqual([]);
    expect(document.activeElement?.id).toBe('title');
  });

  it('goes to the field that holds a wrong value which is not on the page', () => {
    expect(revealFirstComplaint(page(), complaints('links.0.url'))).toEqual([]);
    expect(document.activeElement?.id).toBe('links');
  });

  it('names the complaints that no field can show', () => {
    expect(revealFirstComplaint(page(), complaints('hidden', 'name'))).toEqual(['hidden']);
    expect(document.activeElement?.id).toBe('name');
  });
});
