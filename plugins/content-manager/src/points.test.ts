import { builtInNodeTypes } from '@admin/content-model';
import { adminTutorialLinks, backgroundParts, homeSections, navigation, userMenuFooter } from '@admin/shell';
import { describe, expect, it } from 'vitest';
import guide from '../../../docs/guides/plugins/README.md?raw';
import hooks from '../../../docs/reference/hooks.md?raw';
import slots from '../../../docs/reference/slots.md?raw';
import zones from '../../../docs/reference/zones.md?raw';
import * as points from './points.ts';

const hookNames = [
  'injectListColumns',
  'mutateListFilters',
  'mutateCollectionTypeLinks',
  'mutateSingleTypeLinks',
  'mutateEditLayout',
];
const slotNames = ['editHeader', 'listHeader'];
const { contentManagerPoints, loadedColumn: _helper, ...named } = points;
const otherNames = [
  'addressParameters',
  'blockMarks',
  'blockTypes',
  'editors',
  'initialValues',
  'inlineElements',
  'mediaLibraries',
];
/** The points in a page of the reference that this plugin and the shell own; other plugins check theirs. */
const rows = (page: string) =>
  [...page.matchAll(/^\| `([^`]+)`\s*\| `([^`]+)`\s*\|(.*)$/gm)]
    .filter(([, , , source = '']) => !source.includes('@admin/plugin-settings'))
    .map(([, id, name]) => `${id} ${name}`)
    .toSorted();
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
    const ofShell = { adminTutorialLinks, backgroundParts, homeSections, userMenuFooter };
    expect(rows(zones)).toEqual(ids({ ...own, ...ofShell }));
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
  it('lists every point, so that no contribution is reported as unknown', () => {
    expect(contentManagerPoints.map(({ id }) => id).toSorted()).toEqual(
      Object.values(named)
        .map(({ id }) => id)
        .toSorted(),
    );
  });
});

describe('addressParameters', () => {
  it('accepts a parameter with an owner and a name for requests', () => {
    expect(check({ id: 'i18n.locale', queryParam: 'locale' })).toBeUndefined();
  });

  it.each([
    ['without an owner', { id: 'locale', queryParam: 'locale' }],
    ['whose id contains a bracket', { id: 'i18n.lo]cale', queryParam: 'locale' }],
    ['without a name for requests', { id: 'i18n.locale', queryParam: '' }],
    ['with the name of a list parameter', { id: 'pager.page', queryParam: 'page' }],
  ])('rejects a parameter %s', (_, parameter) => expect(check(parameter)).toEqual(expect.any(String)));
});

const checkSource = (value: unknown) =>
  points.initialValues.add(value as points.InitialValuesSource).entries[0]?.check();

describe('initialValues', () => {
  const source: points.InitialValuesSource = { id: 'notes.answer', queryParam: 'answerTo', load: () => null };
  it('accepts a source with an owner and a loader', () => {
    expect(checkSource(source)).toBeUndefined();
    expect(checkSource({ id: source.id, load: source.load })).toBeUndefined();
  });

  it.each([
    ['without an owner', { ...source, id: 'answer' }],
    ['whose id contains a bracket', { ...source, id: 'notes.an]swer' }],
    ['with an empty query parameter', { ...source, queryParam: '' }],
    ['without a loader', { ...source, load: undefined }],
  ])('rejects a source %s', (_, value) => expect(checkSource(value)).toEqual(expect.any(String)));
});

const checkLibrary = (value: unknown) =>
  points.mediaLibraries.add(value as points.MediaLibrary).entries[0]?.check();

describe('mediaLibraries', () => {
  const dialog = () => Promise.resolve({ default: () => null });
  it('accepts a library with a dialog and an optional upload', () => {
    expect(checkLibrary({ id: 'photos.library', dialog })).toBeUndefined();
    expect(checkLibrary({ id: 'photos.library', dialog, upload: () => null })).toBeUndefined();
  });

  it.each([
    ['without a dialog', { id: 'photos.library' }],
    ['whose upload is not a function', { id: 'photos.library', dialog, upload: true }],
  ])('rejects a library %s', (_, value) => expect(checkLibrary(value)).toEqual(expect.any(String)));
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
  it('accepts a block type that can be rendered, inserted and checked', () => {
    expect(checkBlock(callout)).toBeUndefined();
    expect(checkBlock({ ...callout, content: 'none' })).toBeUndefined();
  });

  it.each([
    ['without a type', { ...callout, type: undefined }],
    ['with the type of a block of the product', { ...callout, type: 'quote' }],
    ['that does not say what is in it', { ...callout, content: undefined }],
    ['that cannot be drawn', { ...callout, element: undefined }],
    ['that cannot be inserted', { ...callout, insert: undefined }],
    ['without a check', { ...callout, check: undefined }],
  ])('rejects a block type %s', (_, value) => expect(checkBlock(value)).toEqual(expect.any(String)));
});

const checkMark = (value: unknown) => points.blockMarks.add(value as points.BlockMark).entries[0]?.check();

describe('blockMarks', () => {
  const highlight: points.BlockMark = {
    id: 'notes.highlight',
    mark: 'notes.highlight',
    label: { id: 'notes.highlight', defaultMessage: 'Highlight' },
    icon: element,
    element,
  };
  it('accepts a mark that can be rendered', () => {
    expect(checkMark(highlight)).toBeUndefined();
    const whole = { shortcut: 'Mod+Shift+H', fromHtml: () => true, toHtml: () => [] };
    expect(checkMark({ ...highlight, ...whole })).toBeUndefined();
  });

  it.each([
    ['without a key', { ...highlight, mark: undefined }],
    ['with the key of a mark of the product', { ...highlight, mark: 'bold' }],
    ['with a structural property of texts', { ...highlight, mark: 'text' }],
    ['that cannot be rendered', { ...highlight, element: undefined }],
    ['whose shortcut is no string', { ...highlight, shortcut: ['Mod+H'] }],
    ['whose HTML is no function', { ...highlight, toHtml: '<mark>' }],
    ['whose reader of HTML is no function', { ...highlight, fromHtml: 'mark' }],
  ])('rejects a mark %s', (_, value) => expect(checkMark(value)).toEqual(expect.any(String)));
});

const checkInline = (value: unknown) =>
  points.inlineElements.add(value as points.InlineElement).entries[0]?.check();

describe('inlineElements', () => {
  const footnote: points.InlineElement = {
    id: 'notes.footnote',
    type: 'notes.footnote',
    content: 'none',
    label: { id: 'notes.footnote', defaultMessage: 'Footnote' },
    icon: element,
    element,
    insert: () => node,
    check: () => undefined,
  };
  it('accepts an element that can be rendered, inserted and checked', () => {
    expect(checkInline(footnote)).toBeUndefined();
    expect(checkInline({ ...footnote, content: 'text', form: element })).toBeUndefined();
  });

  it.each([
    ['without a type', { ...footnote, type: '' }],
    ['with a built-in type', { ...footnote, type: 'link' }],
    ['without its content', { ...footnote, content: undefined }],
    ['that cannot be rendered', { ...footnote, element: undefined }],
    ['that cannot be inserted', { ...footnote, insert: undefined }],
    ['without a check', { ...footnote, check: undefined }],
  ])('rejects an element %s', (_, value) => expect(checkInline(value)).toEqual(expect.any(String)));
});

it.each(builtInNodeTypes)('no block type and no inline element can be a %s', (type) => {
  const added = { type, content: 'none', element, insert: () => node, check: () => undefined };
  expect(checkBlock(added)).toContain(type);
  expect(checkInline(added)).toContain(type);
});
