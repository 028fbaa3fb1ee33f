import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeEndpoint } from '../analytics/fixtures/fake-endpoint.ts';
import { errorResponse } from '../http/fixtures/fake-server.ts';
import { manualSurveyClock, openSurvey, type SurveyStage } from './fixtures/survey-stage.tsx';
import { initialSurvey, readSurveySettings, writeSurveySettings } from './rules/survey-settings.ts';

const start = Date.parse('2026-03-01T10:00:00.000Z');
const fiveMinutes = 300_000;
const shownAt = new Date(start + fiveMinutes).toISOString();

// The load time of a chunk is not under test.
beforeAll(() => import('./panel/SurveyPanel.tsx'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const question = 'How likely are you to recommend Atrium to a friend or colleague?';

async function open(spec: Partial<SurveyStage> = {}) {
  const clock = manualSurveyClock(start);
  const opened = openSurvey({ clock, ...spec });
  render(opened.panel);
  await screen.findByRole('heading', { name: 'Work' });
  await waitFor(() => expect(clock.isWaiting()).toBe(true));
  const pass = async (milliseconds: number) => act(async () => clock.advance(milliseconds));
  return { ...opened, clock, pass };
}

async function openAsking(spec?: Partial<SurveyStage>) {
  const opened = await open(spec);
  await opened.pass(fiveMinutes);
  await screen.findByText(question);
  return opened;
}

const isAsking = () => screen.queryByText(question) !== null;
const rate = (rating: number) => userEvent.click(screen.getByRole('radio', { name: String(rating) }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }));
const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dismiss survey' }));

describe('the survey', () => {
  it('appears exactly five minutes after the panel was opened', async () => {
    const { pass } = await open();
    await pass(fiveMinutes - 1);
    expect(isAsking()).toBe(false);
    await pass(1);
    expect(await screen.findByText(question)).toBeInTheDocument();
  });

  it.each<[string, Partial<SurveyStage>]>([
    ['the installation does not ask', { flag: false }],
    ['no endpoint receives answers', { analyticsUrl: null }],
  ])('does not appear where %s', async (_, spec) => {
    const { pass } = await open(spec);
    await pass(fiveMinutes);
    expect(isAsking()).toBe(false);
  });

  it('does not appear for a user who has answered in another tab', async () => {
    const { pass } = await open();
    await pass(fiveMinutes - 1);
    writeSurveySettings({ ...initialSurvey, lastResponseDate: new Date(start).toISOString() });
    await pass(1);
    expect(isAsking()).toBe(false);
  });

  it('asks for a rating from 0 to 10 first, without taking the focus', async () => {
    await openAsking();
    expect(document.body).toHaveFocus();
    const radios = screen.getAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).value).join(' ')).toBe('0 1 2 3 4 5 6 7 8 9 10');
    expect(radios[0]).toHaveAccessibleDescription('Not at all likely');
    expect(radios[10]).toHaveAccessibleDescription('Extremely likely');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit Feedback' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dismiss survey' })).toBeInTheDocument();
  });

  it('sends the rating with a comment, shows thanks and closes after three seconds', async () => {
    const { sent } = fakeEndpoint();
    const { pass } = await openAsking();
    writeSurveySettings({ ...initialSurvey, firstDismissalDate: new Date(0).toISOString() });
    await rate(0);
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Do you have any suggestion for improvements?' }),
      ' More cats ',
    );
    await submit();
    expect(await screen.findByText('Thank you very much for your feedback!')).toBeInTheDocument();
    expect(sent()).toEqual([
      {
        url: '/stats/submit-nps',
        body: {
          email: 'ada@example.com',
          rating: 0,
          comment: 'More cats',
          environment: 'production',
          version: '1.2.3',
          license: 'Community',
        },
      },
    ]);
    expect(readSurveySettings()).toEqual({ ...initialSurvey, lastResponseDate: shownAt });
    await pass(2_999);
    expect(screen.queryByText(/^Thank you/)).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText(/^Thank you/)).not.toBeInTheDocument();
  });

  it('does not require a comment', async () => {
    const { sent } = fakeEndpoint();
    await openAsking();
    await rate(7);
    await submit();
    await screen.findByText(/^Thank you/);
    expect(sent()).toMatchObject([{ body: { rating: 7, comment: '' } }]);
  });

  it('warns when an answer could not be sent, keeps it, and sends it again', async () => {
    let isAway = true;
    const { sent } = fakeEndpoint(() =>
      isAway ? Promise.reject(new TypeError('x')) : Promise.resolve(new Response(null, { status: 200 })),
    );
    const { shell } = await openAsking();
    await rate(9);
    await userEvent.type(screen.getByRole('textbox'), 'Fine');
    await submit();
    expect(await screen.findByText('An error occurred')).toBeInTheDocument();
    expect(shell.notifications.getState().shown).toMatchObject([
      { tone: 'warning', title: { defaultMessage: 'An error occurred' } },
    ]);
    expect(screen.getByRole('textbox')).toHaveValue('Fine');
    expect(readSurveySettings()).toEqual(initialSurvey);
    isAway = false;
    await submit();
    await screen.findByText(/^Thank you/);
    expect(sent()).toHaveLength(2);
  });

  it('warns when the server cannot report its version', async () => {
    const { fetch } = fakeEndpoint();
    await openAsking({
      responses: { 'GET /admin/information': errorResponse(500, 'InternalServerError', 'x') },
    });
    await rate(9);
    await submit();
    expect(await screen.findByText('An error occurred')).toBeInTheDocument();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sends one request, however often it is submitted', async () => {
    const { fetch } = fakeEndpoint(() => new Promise<never>(() => undefined));
    await openAsking();
    await rate(9);
    await submit();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    await submit();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('closes when dismissed, and stores the dismissal', async () => {
    await openAsking();
    await rate(3);
    await dismiss();
    expect(isAsking()).toBe(false);
    expect(readSurveySettings()).toEqual({ ...initialSurvey, firstDismissalDate: shownAt });
  });

  it('stores an answer and no dismissal when the thanks are dismissed', async () => {
    fakeEndpoint();
    await openAsking();
    await rate(3);
    await submit();
    await screen.findByText(/^Thank you/);
    await dismiss();
    expect(screen.queryByText(/^Thank you/)).not.toBeInTheDocument();
    expect(readSurveySettings()).toEqual({ ...initialSurvey, lastResponseDate: shownAt });
  });
});
