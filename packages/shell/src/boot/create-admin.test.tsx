import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
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
