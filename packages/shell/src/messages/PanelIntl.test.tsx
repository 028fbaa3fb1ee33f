import { render, screen, waitFor } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { expect, it } from 'vitest';
import { RuntimeContext } from '../extension/react/runtime-context.ts';
import { openPanel } from '../routing/fixtures/open-panel.tsx';
import { ShellContext } from '../shell-context.ts';
import { createTestRuntime } from '../testing/index.ts';
import { PanelIntl } from './PanelIntl.tsx';

it('a text that lacks a value is shown as it stands, and named', async () => {
  const runtime = createTestRuntime();
  render(
    <RuntimeContext value={runtime}>
      <ShellContext value={openPanel().shell}>
        <PanelIntl>
          <FormattedMessage defaultMessage="Hello {name}" id="visits.hello" />
        </PanelIntl>
      </ShellContext>
    </RuntimeContext>,
  );
  expect(screen.getByText('Hello {name}')).toBeVisible();
  await waitFor(() =>
    expect(runtime.problems.list()).toMatchObject([
      { code: 'MESSAGE_INVALID', pluginId: 'visits', context: { id: 'visits.hello' } },
    ]),
  );
});
