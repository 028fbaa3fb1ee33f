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

describe('rememberPlace', () => {
  it('finds the element itself while it is there', () => {
    page(row('a'));
    expect(rememberPosition(opener('a'))()).toBe(opener('a'));
  });

  it('finds what moved up when the element is gone, and at the end what stands before', () => {
    page(row('a') + row('b') + row('c'));
    const [ofB, ofC] = [rememberPosition(opener('b')), rememberPosition(opener('c'))];
    byId('b').remove();
    expect(ofB()).toBe(byId('c'));
    byId('c').remove();
    expect(ofC()).toBe(byId('a'));
  });

  it('finds the area around a toolbar, and not another action, when a button of the toolbar is gone', () => {
    document.body.innerHTML = `<main tabindex="-1"><div id="list" tabindex="-1"><div role="toolbar" tabindex="0"><button id="publish">Publish</button><button>Unpublish</button></div></div></main>`;
    const find = rememberPosition(byId('publish'));
    byId('publish').remove();
    expect(find()).toBe(byId('list'));
  });

  it('goes outwards where nothing is left inside, and stops at the page', () => {
    document.body.innerHTML = `<main><button>New</button><section><ul><li><button id="x">Remove</button></li></ul><button id="add">Add</button></section></main>`;
    const find = rememberPosition(byId('x'));
    document.querySelector('li')!.remove();
    expect(find()).toBeNull();
  });
});
