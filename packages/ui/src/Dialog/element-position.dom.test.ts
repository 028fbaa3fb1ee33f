import { afterEach, describe, expect, it } from 'vitest';
import { rememberPosition } from './element-position.ts';

const page = (rows: string) => {
  document.body.innerHTML = `<main><button>New</button><table><tbody>${rows}</tbody></table></main>`;
};
const row = (name: string) =>
  `<tr tabindex="-1" id="${name}"><td>${name}</td><td><button>Delete ${name}</button></td></tr>`;
const byId = (id: string) => document.getElementById(id)!;
const opener = (id: string) => byId(id).querySelector('button')!;

afterEach(() => {
  document.body.innerHTML = '';
});

describe('rememberPosition', () => {
  it('returns the element itself while it is connected', () => {
    page(row('a'));
    expect(rememberPosition(opener('a'))()).toBe(opener('a'));
  });

  it('returns the next element after a removal, and the previous one at the end', () => {
    page(row('a') + row('b') + row('c'));
    const [ofB, ofC] = [rememberPosition(opener('b')), rememberPosition(opener('c'))];
    byId('b').remove();
    expect(ofB()).toBe(byId('c'));
    byId('c').remove();
    expect(ofC()).toBe(byId('a'));
  });

  it('returns the area around a toolbar, not another action, after a toolbar button is removed', () => {
    document.body.innerHTML = `<main tabindex="-1"><div id="list" tabindex="-1"><div role="toolbar" tabindex="0"><button id="publish">Publish</button><button>Unpublish</button></div></div></main>`;
    const find = rememberPosition(byId('publish'));
    byId('publish').remove();
    expect(find()).toBe(byId('list'));
  });

  it('searches outer elements if nothing is left inside, and stops at the page', () => {
    document.body.innerHTML = `<main><button>New</button><section><ul><li><button id="x">Remove</button></li></ul><button id="add">Add</button></section></main>`;
    const find = rememberPosition(byId('x'));
    document.querySelector('li')!.remove();
    expect(find()).toBeNull();
  });
});
