import { createTestPanel, responsesOf } from '@admin/shell/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { endpoints } from './endpoints.ts';
import { greetingPage, plugin } from './plugin.ts';

const responses = responsesOf<typeof endpoints>({
  'GET /atrium-template/greetings/:name': ({ params }) => ({ data: { text: `Hello, ${params.name}!` } }),
});

it('shows the greeting of the server', async () => {
  await createTestPanel({
    plugins: [plugin],
    permissions: ['plugin::atrium-template.read'],
    responses,
    at: greetingPage.to(),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada');
  expect(await screen.findByText('Hello, Ada!')).toBeVisible();
});

it('hides the page from users without the permission', async () => {
  await createTestPanel({ plugins: [plugin], responses, at: greetingPage.to() });
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
});
