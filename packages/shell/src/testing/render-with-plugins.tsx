import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { RuntimeContext, type AdminRuntime } from '../extension/react/runtime-context.ts';
import { createTestRuntime, type TestRuntimeOptions } from './create-test-runtime.ts';

export interface RenderedPanel extends RenderResult {
  readonly runtime: AdminRuntime;
}

/** Renders a component in a panel with these plugins, in English. */
export function renderWithPlugins(children: ReactNode, options: TestRuntimeOptions = {}): RenderedPanel {
  const runtime = createTestRuntime(options);
  const rendered = render(
    <RuntimeContext value={runtime}>
      <IntlProvider locale="en" onError={() => undefined}>
        {children}
      </IntlProvider>
    </RuntimeContext>,
  );
  return { ...rendered, runtime };
}
