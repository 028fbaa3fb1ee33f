import { describe, expect, it } from 'vitest';
import { vitestConfig } from './vitest-config.ts';

describe('vitestConfig', () => {
  it('runs panel tests in jsdom with the set-up, and all other tests in Node.js', () => {
    const { projects } = vitestConfig({ panel: ['panel/*.test.tsx'], server: ['**/*.test.ts'] }).test ?? {};
    expect(projects).toMatchObject([
      {
        test: {
          environment: 'jsdom',
          setupFiles: ['@admin/shell/testing/setup'],
          include: ['panel/*.test.tsx'],
        },
      },
      { test: { environment: 'node', exclude: expect.arrayContaining(['panel/*.test.tsx']) as string[] } },
    ]);
  });
});
