import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithPlugins } from '../../testing/render-with-plugins.tsx';
import type { PointIdentity } from '../core/extension-point.ts';
import { definePlugin } from '../core/plugin.ts';
import { ActionList, ActionOutlet } from '../outlets/actions/ActionOutlet.tsx';
import { SlotOutlet } from '../outlets/SlotOutlet.tsx';
import { ZoneOutlet } from '../outlets/ZoneOutlet.tsx';
import { createActionPoint } from '../points/actions.ts';
import { createHook } from '../points/hooks.ts';
import { createSlot } from '../points/slots.ts';
import { createZone } from '../points/zones.ts';
import type { Inspection, PointArea } from '../core/inspection.ts';
import { InspectionContext } from './inspection.ts';
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

function Note() {
  return <input aria-label="Note" />;
}

function Title() {
  useHook(names, noNames, undefined);
  return <input aria-label="Title" />;
}

function Page() {
  return (
    <>
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
  const refs = new Map<string, (area: PointArea | null) => () => void>();
  const add = ({ id }: PointIdentity, area: PointArea | null) => {
    found.set(id, area);
    return () => void found.delete(id);
  };
  const inspection: Inspection = {
    areaRef(point) {
      const known = refs.get(point.id) ?? ((area) => add(point, area));
      refs.set(point.id, known);
      return known;
    },
    addReader: (point) => add(point, null),
  };
  return { found, inspection };
}

let inspect: (inspection: Inspection | null) => void = () => undefined;

function Surroundings({ children }: { readonly children: ReactNode }) {
  const [inspection, setInspection] = useState<Inspection | null>(null);
  useEffect(() => {
    inspect = setInspection;
  }, []);
  return <InspectionContext value={inspection}>{children}</InspectionContext>;
}

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
          contributes: [zone.add({ id: 'guest.note', component: () => Promise.resolve({ default: Note }) })],
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
