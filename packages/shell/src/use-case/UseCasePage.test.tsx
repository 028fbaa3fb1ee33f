import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnalyticsContext } from '../analytics/use-analytics.ts';
import { fakeEndpoint } from '../analytics/fixtures/fake-endpoint.ts';
import { openPanel } from '../routing/fixtures/open-panel.tsx';
import { library } from '../routing/fixtures/sample-plugin.tsx';
import { workRoles } from './UseCasePage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

async function open(at = '/usecase?hasAdmin=false') {
  const opened = openPanel({ at, plugins: [library] });
  render(<AnalyticsContext value={{ analyticsUrl: '/stats' }}>{opened.panel}</AnalyticsContext>);
  await screen.findByRole('heading', { level: 1, name: 'Tell us a bit more about yourself' });
  return opened;
}

const finish = () => screen.getByRole('button', { name: 'Finish' });

async function choose(label: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'What type of work do you do?' }));
  await userEvent.click(await screen.findByRole('option', { name: label }));
}

async function expectHome(address: () => string) {
  await screen.findByRole('heading', { level: 1, name: 'Hello Ada' });
  expect(address()).toBe('/');
  expect(await screen.findByText('Project has been successfully created')).toBeInTheDocument();
}

describe("the survey about the user's work", () => {
  it('offers six kinds of work', async () => {
    await open();
    await userEvent.click(screen.getByRole('combobox', { name: 'What type of work do you do?' }));
    expect(
      within(await screen.findByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Front-end developer',
      'Back-end developer',
      'Full-stack developer',
      'Content manager',
      'Content creator',
      'Other',
    ]);
    expect(workRoles).toEqual([
      'front_end_developer',
      'back_end_developer',
      'full_stack_developer',
      'content_manager',
      'content_creator',
      'other',
    ]);
  });

  it('cannot be submitted without a selection', async () => {
    const { fetch } = fakeEndpoint();
    const { address } = await open();
    expect(finish()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(finish());
    expect(address()).toBe('/usecase?hasAdmin=false');
    await choose('Content manager');
    expect(finish()).not.toHaveAttribute('aria-disabled');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sends the selection with the user, and opens the home page', async () => {
    const { sent } = fakeEndpoint();
    const { address } = await open();
    await choose('Back-end developer');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(finish());
    await expectHome(address);
    expect(sent()).toEqual([
      {
        url: '/stats/register',
        body: {
          email: 'ada@example.com',
          username: 'Ada',
          firstAdmin: true,
          persona: { role: 'back_end_developer' },
        },
      },
    ]);
  });

  it('accepts other work as text', async () => {
    const { sent } = fakeEndpoint();
    const { address } = await open('/usecase?hasAdmin=true');
    await choose('Other');
    await userEvent.type(screen.getByRole('textbox'), ' Librarian ');
    await userEvent.click(finish());
    await expectHome(address);
    expect(sent()).toMatchObject([
      { body: { firstAdmin: false, persona: { role: 'other', otherRole: 'Librarian' } } },
    ]);
  });

  it('can be skipped: a newsletter subscriber is registered without an answer', async () => {
    const { sent } = fakeEndpoint();
    const { address } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Skip this question' }));
    await expectHome(address);
    expect(sent()).toMatchObject([{ url: '/stats/register', body: { persona: {} } }]);
  });

  it('sends nothing when a user without a subscription skips it', async () => {
    const { fetch } = fakeEndpoint();
    const { address } = await open('/usecase');
    await userEvent.click(screen.getByRole('link', { name: 'Skip this question' }));
    await expectHome(address);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['never responds', () => new Promise<never>(() => undefined)],
  ])('opens the home page without an error when the endpoint %s', async (_, response) => {
    fakeEndpoint(response);
    const { address } = await open();
    await choose('Content creator');
    await userEvent.click(finish());
    await expectHome(address);
    expect(screen.queryByText('An error occurred')).not.toBeInTheDocument();
  });

  it('redirects to the home page if no endpoint is configured', async () => {
    const { fetch } = fakeEndpoint();
    const opened = openPanel({ at: '/usecase?hasAdmin=false', plugins: [library] });
    render(opened.panel);
    await screen.findByRole('heading', { level: 1, name: 'Hello Ada' });
    expect(opened.address()).toBe('/');
    expect(fetch).not.toHaveBeenCalled();
  });
});
