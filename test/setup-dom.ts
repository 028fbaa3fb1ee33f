import './prompt-reveals.ts';
import { configure, getConfig } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { lightenComputedStyle } from './light-computed-style.ts';
import { lightenElements } from './light-elements.ts';
import { lightenErrors } from './light-errors.ts';
import { lightenLabels } from './light-labels.ts';

// Imports that are pending when a file ends would be lost for all later files, which share the module cache.
afterAll(() => vi.dynamicImportSettled());

lightenComputedStyle();
lightenLabels();
lightenElements();
lightenErrors({ configure, getConfig });
