import type { PointArea } from '@admin/shell/host';
import { render, screen } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areaBox, readerBox, scrollToArea } from './area-box.ts';

/** Reads the rectangle of an element from its attribute: left, top, width, height. */
function rectOf(element: Element): DOMRect {
  const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-rect') ?? '')
    .split(' ')
    .map(Number);
  return new DOMRect(left, top, width, height);
}

/** An expected rectangle. */
const box = ([left, top, width, height]: readonly [number, number, number, number], isEmpty = false) => ({
  left,
  top,
  width,
  height,
  isEmpty,
});

/** Renders a fragment, and returns it as an area. */
function renderArea(children: ReactNode, surround: (area: ReactNode) => ReactNode = (area) => area) {
  const areas: PointArea[] = [];
  const collect = (area: PointArea | null) => {
    if (area) areas.push(area);
  };
  render(
    surround(
      <Fragment key="area" ref={collect}>
        {children}
      </Fragment>,
    ),
  );
  const [area] = areas;
  if (!area) throw new Error('The fragment has no ref.');
  return area;
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function read(this: Element) {
    return rectOf(this);
  });
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function read(this: Range) {
    const [inner] = (this.startContainer as Element).querySelectorAll('[data-rect]');
    return inner ? rectOf(inner) : new DOMRect();
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('the rectangle of an area', () => {
  it('is missing behind a modal dialog, and present inside it', () => {
    const behind = renderArea(<p data-rect="10 20 100 30" />);
    const inside = renderArea(<p data-rect="40 50 100 30" />, (area) => (
      <div style={{ pointerEvents: 'auto' }}>{area}</div>
    ));
    document.body.style.pointerEvents = 'none';
    expect(areaBox(behind)).toBeNull();
    expect(areaBox(inside)).toEqual(box([40, 50, 100, 30]));
    document.body.style.pointerEvents = '';
    expect(areaBox(behind)).toEqual(box([10, 20, 100, 30]));
  });

  it('contains its elements', () => {
    const area = renderArea(
      <>
        <p data-rect="10 20 100 30" />
        <p data-rect="40 50 100 30" />
      </>,
    );
    expect(areaBox(area)).toEqual(box([10, 20, 130, 60]));
  });

  it('is that of the content of an element without a box', () => {
    const area = renderArea(
      <div>
        <p data-rect="10 20 100 30" />
      </div>,
    );
    expect(areaBox(area)).toEqual(box([10, 20, 100, 30]));
  });

  it('is that of an element', () => {
    render(<p data-rect="1 2 3 4">Field</p>);
    expect(areaBox(screen.getByText('Field'))).toEqual(box([1, 2, 3, 4]));
  });

  it.each([
    ['nothing', null],
    ['an element that shows nothing', <div key="none" />],
  ])('with %s follows the element before it', (_case, children) => {
    const area = renderArea(children, (inner) => (
      <div data-rect="0 0 200 400">
        <p data-rect="10 20 100 30" />
        {inner}
        <p data-rect="10 80 100 30" />
      </div>
    ));
    expect(areaBox(area)).toEqual(box([10, 50, 100, 6], true));
  });

  it.each([
    ['ltr', 110],
    ['rtl', 4],
  ] as const)('without content is beside the element before it in a row (%s)', (direction, left) => {
    const area = renderArea(null, (inner) => (
      <div data-rect="0 0 200 40" style={{ display: 'flex', flexDirection: 'row', direction }}>
        <p data-rect="10 20 100 30" />
        {inner}
      </div>
    ));
    expect(areaBox(area)).toEqual(box([left, 20, 6, 30], true));
  });

  it('without content starts its closest ancestor with a box if no element is before it', () => {
    const area = renderArea(null, (inner) => (
      <div data-rect="5 6 200 400">
        <div>{inner}</div>
      </div>
    ));
    expect(areaBox(area)).toEqual(box([5, 6, 200, 6], true));
  });
});

describe('the rectangle of a contribution', () => {
  it('is that of its element, and null while it is not on the page', () => {
    render(
      <div data-contribution="guest.part" data-plugin="guest">
        <p data-rect="1 2 3 4" />
      </div>,
    );
    expect(readerBox({ pluginId: 'guest', contributionId: 'guest.part' })).toEqual(box([1, 2, 3, 4]));
    expect(readerBox({ pluginId: 'guest', contributionId: '"other"' })).toBeNull();
  });
});

it('scrolls to the element before an area without content', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const area = renderArea(null, (inner) => (
    <div data-rect="0 0 200 400">
      <p data-rect="10 20 100 30">Before</p>
      {inner}
    </div>
  ));
  scrollToArea(area);
  expect(scroll.mock.contexts).toEqual([screen.getByText('Before')]);
});
