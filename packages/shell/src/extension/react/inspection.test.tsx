import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithPlugins } from '../../testing/render-with-plugins.tsx';
import { definePlugin } from '../core/plugin.ts';
import { ActionList, ActionOutlet } from '../outlets/actions/ActionOutlet.tsx';
import { SlotOutlet } from '../outlets/SlotOutlet.tsx';
import { ZoneOutlet } from '../outlets/ZoneOutlet.tsx';
import { createActionPoint } from '../points/actions.ts';
import { createHook } from '../points/hooks.ts';
import { createSlot } from '../points/slots.ts';
import { createZone } from '../points/zones.ts';
import { readLoadTime } from '../outlets/lazy-component.ts';
import { menuLinks } from '../points/menu-links.ts';
import type { Inspection, PointArea, RenderMarkProps } from '../core/inspection.ts';
import { InspectionContext, useContributionArea } from './inspection.ts';
import { useHook } from './use-hook.ts';

const zone = createZone<object>('test.zone');
const empty = createZone<object>('test.empty');
const slot = createSlot<object>('test.slot');
const names = createHook<readonly string[]>('test.names');
const actions = createActionPoint<object>({ id: 'test.actions', noun: 'Actions' });
const menu = createActionPoint<object>({ id: 'test.menu', noun: 'Actions' });
const points = [zone, empty, slot, names, actions, menu];
const input = {};
const noNames: readonly string[] = [];

let whenNoteRenders: () => void = () => undefined;

function Note() {
  whenNoteRenders();
  return <input aria-label="Note" />;
}

function Title() {
  useHook(names, noNames, undefined);
  return <input aria-label="Title" />;
}

const link = { pluginId: 'guest', contributionId: 'guest.link' };

function Page() {
  const areaRef = useContributionArea(menuLinks);
  return (
    <>
      <a href="/guest" ref={areaRef(link)}>
        Guest
      </a>
      <ZoneOutlet props={input} zone={zone} />
      <ZoneOutlet props={input} zone={empty} />
      <SlotOutlet Default={Title} props={input} slot={slot} />
      <ActionOutlet input={input} point={actions}>
        {({ id, label }) => <button key={id}>{label}</button>}
      </ActionOutlet>
      <ActionList input={input} isActive={false} point={menu}>
        {() => <button type="button">Menu</button>}
      </ActionList>
    </>
  );
}

/** Records which points are on the page. */
function createRecorder() {
  const found = new Map<string, PointArea | null>();
  const contributions = new Map<string, PointArea | null>();
  const marks: string[] = [];
  const refs = new Map<string, (area: PointArea | null) => () => void>();
  const add = (key: string, area: PointArea | null, list = found) => {
    list.set(key, area);
    return () => void list.delete(key);
  };
  const inspection: Inspection = {
    areaRef({ id }, contribution) {
      const key = contribution ? `${id} ${contribution.pluginId}/${contribution.contributionId}` : id;
      const known = refs.get(key) ?? ((area) => add(key, area, contribution ? contributions : found));
      refs.set(key, known);
      return known;
    },
    addReader: ({ id }) => add(id, null),
    RenderMark({ pointId, owner, at }: RenderMarkProps) {
      marks.push(`${at} of ${pointId} ${owner.contributionId}`);
      return null;
    },
  };
  return { found, contributions, marks, inspection };
}

let inspect: (inspection: Inspection | null) => void = () => undefined;

function Surroundings({ children }: { readonly children: ReactNode }) {
  const [inspection, setInspection] = useState<Inspection | null>(null);
  useEffect(() => {
    inspect = setInspection;
  }, []);
  return <InspectionContext value={inspection}>{children}</InspectionContext>;
}

const loadNote = () => Promise.resolve({ default: Note });

const show = async () => {
  const panel = renderWithPlugins(
    <Surroundings>
      <Page />
    </Surroundings>,
    {
      points,
      plugins: [
        definePlugin({
          id: 'guest',
          contributes: [zone.add({ id: 'guest.note', component: loadNote })],
        }),
      ],
    },
  );
  await screen.findByRole('textbox', { name: 'Note' });
  return panel;
};

describe('an inspection', () => {
  it('[E79] receives every point on the page, also empty ones, and forgets those that leave it', async () => {
    const { found, inspection } = createRecorder();
    const { unmount } = await show();
    expect(found.size).toBe(0);
    act(() => inspect(inspection));
    expect([...found.keys()].toSorted()).toEqual(points.map(({ id }) => id).toSorted());
    expect(found.get(names.id)).toBeNull();
    unmount();
    expect(found.size).toBe(0);
  });

  it('[E80] receives the elements of contributions, and forgets those that leave the page', async () => {
    const { contributions, inspection } = createRecorder();
    const { unmount } = await show();
    act(() => inspect(inspection));
    const note = contributions.get(`${zone.id} guest/guest.note`);
    expect(note).toContainElement(screen.getByRole('textbox', { name: 'Note' }));
    expect(contributions.get(`${menuLinks.id} guest/guest.link`)).toBe(screen.getByRole('link'));
    expect(contributions.size).toBe(2);
    unmount();
    expect(contributions.size).toBe(0);
  });

  it('[E80] renders contributions between two marks when it starts', async () => {
    const { marks, inspection } = createRecorder();
    await show();
    whenNoteRenders = () => void marks.push('note');
    act(() => inspect(inspection));
    expect(marks).toEqual([`start of ${zone.id} guest.note`, 'note', `end of ${zone.id} guest.note`]);
    whenNoteRenders = () => undefined;
    expect(readLoadTime(loadNote)).toBeGreaterThanOrEqual(0);
    expect(readLoadTime(() => undefined)).toBeUndefined();
  });

  it('[E79] adds nothing to the document, and starts and ends without losing the state of the page', async () => {
    const { found, inspection } = createRecorder();
    const { container } = await show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'kept');
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'kept');
    const before = container.innerHTML;
    const elements = [...container.querySelectorAll('*')];
    act(() => inspect(inspection));
    expect(container.innerHTML).toBe(before);
    act(() => inspect(null));
    expect([...container.querySelectorAll('*')]).toEqual(elements);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('kept');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('kept');
    expect(found.size).toBe(0);
  });
});
