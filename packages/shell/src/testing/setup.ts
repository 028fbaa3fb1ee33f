/** Prepares jsdom for tests of the panel: a set-up file of Vitest. */
import { preloadLayers } from '@admin/ui';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { defineDomShims } from './dom-shims.ts';

afterEach(cleanup);

// Editors add style sheets to the page; files of one worker can share it.
afterEach(() => {
  for (const sheet of document.head.querySelectorAll('style')) sheet.remove();
});

localStorage.clear();
sessionStorage.clear();

// A busy machine takes longer than the default of one second.
configure({ asyncUtilTimeout: 15_000 });

defineDomShims();

// Menus and dialogs open immediately, as in a panel that has been idle.
await preloadLayers();
