import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
import { languages } from '../extension/points/languages.ts';
import { activation } from '../services/activation.ts';
import { bootDocumentId } from '../project/boot-document.ts';
import { communityProject } from '../project/project-store.ts';
import { createAdmin } from './create-admin.tsx';
import type { AdminHandle } from './start-panel.ts';
import { notifyRef } from '../service-refs.ts';

let handle: AdminHandle | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const brought = {
    init: { uuid: 'x', hasAdmin: true, menuLogo: null, authLogo: null },
    projectType: communityProject,
  };
  const page = document.body.appendChild(document.createElement('script'));
  Object.assign(page, { id: bootDocumentId, type: 'application/json', textContent: JSON.stringify(brought) });
});
afterEach(() => {
  act(() => handle?.stop());
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

it('[E42] the panel shows its sign-in page beside a plugin that fails, and gives it the services of the host', async () => {
  window.history.replaceState(null, '', '/auth/login');
  let hasService = false;
  const activate = activation({ notify: notifyRef }, ({ notify }) => {
    hasService = typeof notify === 'function';
    throw new Error('no start');
  });
  const root = document.body.appendChild(document.createElement('div'));
  const fetching = vi.spyOn(globalThis, 'fetch');
  const script = document.body.appendChild(document.createElement('script'));
  Object.assign(script, { type: 'module', src: '/assets/index-a1.js' });
  handle = await createAdmin({
    plugins: [definePlugin({ id: 'faulty', activate })],
    productName: 'Shop',
  }).start(root);
  expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
  // The document contains all responses.
  expect(fetching).not.toHaveBeenCalled();
  fetching.mockRestore();
  await handle.activated;
  expect(hasService).toBe(true);
  expect(handle.runtime.problems.list()).toMatchObject([{ code: 'ACTIVATION_FAILED', pluginId: 'faulty' }]);
});

it('[E76] the panel marks languages without texts once the language packs of the host are loaded, whatever languages a plugin adds', async () => {
  window.history.replaceState(null, '', '/auth/login');
  const pack = (id: string, ...codes: readonly string[]) =>
    definePlugin({
      id,
      contributes: codes.map((code) =>
        languages.add({ id: `${id}.${code}`, code, messages: () => Promise.resolve({ default: {} }) }),
      ),
    });
  const root = document.body.appendChild(document.createElement('div'));
  const script = document.body.appendChild(document.createElement('script'));
  Object.assign(script, { type: 'module', src: '/assets/index-a1.js' });
  handle = await createAdmin({
    plugins: [pack('greetings', 'de')],
    languages: () => Promise.resolve({ default: pack('packs', 'de', 'fr') }),
  }).start(root);
  const choice = await screen.findByRole('combobox');
  act(() => choice.focus());
  expect(within(choice).getByRole('option', { name: 'Italiano' })).toBeInTheDocument();
  const marked = () => within(choice).queryAllByRole('option', { name: /texts in English/ });
  expect(marked()).toHaveLength(0);
  await userEvent.selectOptions(choice, 'Français');
  expect(
    await within(choice).findByRole('option', { name: 'Italiano (texts in English)' }),
  ).toBeInTheDocument();
  expect(within(choice).getByRole('option', { name: 'Français' })).toBeInTheDocument();
});
