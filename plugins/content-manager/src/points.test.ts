import { adminTutorialLinks, homeSections, navigation, userMenuFooter } from '@admin/shell';
import { describe, expect, it } from 'vitest';
import guide from '../../../docs/guides/plugins/README.md?raw';
import hooks from '../../../docs/reference/hooks.md?raw';
import slots from '../../../docs/reference/slots.md?raw';
import zones from '../../../docs/reference/zones.md?raw';
import * as points from './points.ts';

const hookNames = [
  'injectListColumns',
  'mutateCollectionTypeLinks',
  'mutateSingleTypeLinks',
  'mutateEditLayout',
];
const slotNames = ['editHeader', 'listHeader'];
const { contentManagerPoints, ...named } = points;
const otherNames = ['addressParameters', 'blockTypes', 'editors', 'entryStarts', 'mediaLibraries'];
const rows = (page: string) =>
  [...page.matchAll(/^\| `([^`]+)`\s*\| `([^`]+)`/gm)].map(([, id, name]) => `${id} ${name}`).toSorted();
const ids = (list: Readonly<Record<string, { readonly id: string }>>) =>
  Object.entries(list)
    .map(([name, { id }]) => `${id} ${name}`)
    .toSorted();

const check = (parameter: points.AddressParameter) =>
  points.addressParameters.add(parameter).entries[0]?.check();

describe('the reference', () => {
  it('[E53] lists every zone and no other', () => {
    const others = [...hookNames, ...slotNames, ...otherNames];
    const own = Object.fromEntries(Object.entries(named).filter(([name]) => !others.includes(name)));
    expect(rows(zones)).toEqual(ids({ ...own, adminTutorialLinks, homeSections, userMenuFooter }));
  });

  it('[E53] lists every slot and no other', () => {
    const own = Object.fromEntries(Object.entries(named).filter(([name]) => slotNames.includes(name)));
    expect(rows(slots)).toEqual(ids({ ...own, navigation }));
  });

  it('[E53] lists every hook and no other', () => {
    expect(rows(hooks)).toEqual(
      ids(Object.fromEntries(Object.entries(named).filter(([name]) => hookNames.includes(name)))),
    );
  });
});

describe('the guide', () => {
  it('names every point that is neither zone nor hook', () => {
    for (const name of otherNames) expect(guide).toMatch(new RegExp(`^\\| .*\\\`${name}\\\``, 'm'));
  });
});

describe('contentManagerPoints', () => {
  it('holds every point, so that nothing added to one is taken for unknown', () => {
    expect(contentManagerPoints.map(({ id }) => id).toSorted()).toEqual(
      Object.values(named)
        .map(({ id }) => id)
        .toSorted(),
    );
  });
});

describe('addressParameters', () => {
  it('takes a parameter with an owner and a name on the wire', () => {
    expect(check({ id: 'i18n.locale', wire: 'locale' })).toBeUndefined();
  });

  it.each([
    ['without an owner', { id: 'locale', wire: 'locale' }],
    ['that would end its brackets', { id: 'i18n.lo]cale', wire: 'locale' }],
    ['without a name on the wire', { id: 'i18n.locale', wire: '' }],
    ['called as one of the list', { id: 'pager.page', wire: 'page' }],
  ])('refuses one %s', (_, parameter) => expect(check(parameter)).toEqual(expect.any(String)));
});

const checkStart = (value: unknown) => points.entryStarts.add(value as points.EntryStart).entries[0]?.check();

describe('entryStarts', () => {
  const start: points.EntryStart = { id: 'notes.answer', wire: 'answerTo', load: () => null };
  it('takes a start with an owner that knows its values', () => {
    expect(checkStart(start)).toBeUndefined();
    expect(checkStart({ id: start.id, load: start.load })).toBeUndefined();
  });

  it.each([
    ['without an owner', { ...start, id: 'answer' }],
    ['that would end its brackets', { ...start, id: 'notes.an]swer' }],
    ['with no name that a call could send', { ...start, wire: '' }],
    ['that cannot load', { ...start, load: undefined }],
  ])('refuses one %s', (_, wrong) => expect(checkStart(wrong)).toEqual(expect.any(String)));
});

const checkLibrary = (value: unknown) =>
  points.mediaLibraries.add(value as points.MediaLibrary).entries[0]?.check();

describe('mediaLibraries', () => {
  const dialog = () => Promise.resolve({ default: () => null });
  it('takes a library with a dialog, and with what stores new files', () => {
    expect(checkLibrary({ id: 'photos.library', dialog })).toBeUndefined();
    expect(checkLibrary({ id: 'photos.library', dialog, upload: () => null })).toBeUndefined();
  });

  it.each([
    ['without a dialog', { id: 'photos.library' }],
    ['that stores files with what is no function', { id: 'photos.library', dialog, upload: true }],
  ])('refuses one %s', (_, wrong) => expect(checkLibrary(wrong)).toEqual(expect.any(String)));
});

const checkBlock = (value: unknown) => points.blockTypes.add(value as points.BlockType).entries[0]?.check();

const element = () => Promise.resolve({ default: () => null });
const node = { type: 'callout', children: [{ type: 'text', text: '' }] };

describe('blockTypes', () => {
  const callout: points.BlockType = {
    id: 'notes.callout',
    type: 'callout',
    content: 'text',
    label: { id: 'notes.callout', defaultMessage: 'Callout' },
    icon: element,
    element,
    insert: () => node,
    check: () => undefined,
  };
  it('takes a kind of block that can be drawn, inserted and judged', () => {
    expect(checkBlock(callout)).toBeUndefined();
    expect(checkBlock({ ...callout, content: 'none' })).toBeUndefined();
  });

  it.each([
    ['without a type', { ...callout, type: undefined }],
    ['with the type of a block of the product', { ...callout, type: 'quote' }],
    ['that does not say what is in it', { ...callout, content: undefined }],
    ['that cannot be drawn', { ...callout, element: undefined }],
    ['that cannot be inserted', { ...callout, insert: undefined }],
    ['that cannot be judged', { ...callout, check: undefined }],
  ])('refuses one %s', (_, wrong) => expect(checkBlock(wrong)).toEqual(expect.any(String)));
});
