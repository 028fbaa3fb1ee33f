import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { definePlugin, type Plugin, type PluginSpec } from '../../extension/core/plugin.ts';
import { ActionOutlet } from '../../extension/outlets/actions/ActionOutlet.tsx';
import { SlotOutlet } from '../../extension/outlets/SlotOutlet.tsx';
import { ZoneOutlet } from '../../extension/outlets/ZoneOutlet.tsx';
import { createActionPoint } from '../../extension/points/actions.ts';
import { createHook } from '../../extension/points/hooks.ts';
import { createSlot } from '../../extension/points/slots.ts';
import { createZone } from '../../extension/points/zones.ts';
import { useHook } from '../../extension/react/use-hook.ts';
import type { AdminConfig } from '../admin-config.ts';
import { BootNotice } from '../../frame/window/BootNotice.tsx';
import { BootReport } from '../BootReport.tsx';
import { startPanel, type AdminHandle } from '../start-panel.ts';

export const zone = createZone<object>('test.zone');
export const titles = createHook<readonly string[]>('test.titles');
const checkTitles = (value: unknown) =>
  Array.isArray(value) && value.every((part) => typeof part === 'string') ? undefined : 'texts were expected';
export const actions = createActionPoint<object>({ id: 'test.actions', noun: 'Actions' });
export const head = createSlot<{ readonly title: string }>('test.head');
/** Owns the points that faulty plugins contribute to. */
export const owner = definePlugin({ id: 'owner', points: [zone, titles, actions, head] });
const Head = ({ title }: { readonly title: string }) => <h2>{title}</h2>;
const headProps = { title: 'The head' };

const noProps = {};
const plain: readonly string[] = ['plain'];

/** A host with one page, one zone, one hook and a row of actions. */
function TinyHost() {
  return (
    <MemoryRouter>
      <TinyPage />
    </MemoryRouter>
  );
}

function TinyPage() {
  const [count, setCount] = useState(0);
  const shown = useHook(titles, plain, undefined, checkTitles);
  return (
    <main>
      <h1>{shown.join(' ')}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <SlotOutlet slot={head} Default={Head} props={headProps} />
      <ZoneOutlet zone={zone} props={noProps} />
      <ActionOutlet point={actions} input={noProps}>
        {({ id, label, start }) => (
          <button key={id} type="button" onClick={start}>
            {label}
          </button>
        )}
      </ActionOutlet>
      <BootNotice />
      <BootReport />
    </main>
  );
}

let running: AdminHandle | undefined;

/** The panel of the test. */
export function panel(): AdminHandle {
  if (!running) throw new Error('No panel was started.');
  return running;
}

/** Starts a panel with a plugin that is faulty between two that are not. */
export async function startWith(plugin: Plugin | (() => Promise<unknown>), rest: Partial<AdminConfig> = {}) {
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    running = await startPanel(root, { plugins: [owner, plugin, healthy], ...rest }, TinyHost);
  });
  return { problems: () => running?.runtime.problems.list() ?? [] };
}

/** Starts every test of the file with an empty page, without the previous panel. */
export function clearBetweenTests(): void {
  // React and the page write the expected errors to the console.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    act(() => running?.stop());
    running = undefined;
    document.body.replaceChildren();
    sessionStorage.clear();
    vi.restoreAllMocks();
  });
}

/** A part of a plugin in the zone. */
export const part = (id: string, Part: () => ReactNode) =>
  zone.add({ id, component: () => Promise.resolve({ default: Part }) });
/** A plugin without faults. */
export const healthy = definePlugin({
  id: 'healthy',
  contributes: [part('healthy.part', () => <p>Healthy part</p>)],
});
/** The plugin that a test is about. */
export const faulty = (spec: Omit<PluginSpec, 'id'>) => definePlugin({ id: 'faulty', ...spec });

/** Expects the notice that names the failed plugin and links to the report. */
async function expectReported(pluginId: string): Promise<void> {
  expect(
    await screen.findByText((text) => text.includes('reported errors:') && text.includes(pluginId)),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View details' })).toHaveAttribute('href', '/boot-report');
}

/**
 * Expects that the button of the host works, that the other plugin is rendered, and that users and developers are
 * notified.
 */
export async function expectUsable({
  code,
  pluginId = 'faulty',
  concernsEverybody = true,
}: {
  code: string;
  pluginId?: string;
  concernsEverybody?: boolean;
}) {
  expect(await screen.findByText('Healthy part')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Count 0' }));
  expect(screen.getByRole('button', { name: 'Count 1' })).toBeInTheDocument();
  if (concernsEverybody) await expectReported(pluginId);
  const report = screen.getByRole('region', { name: 'Boot report' });
  expect(report).toHaveTextContent(code);
  expect(report).toHaveTextContent(pluginId);
}
