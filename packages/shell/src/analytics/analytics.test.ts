import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics, type NewsletterRegistration, type SurveyResponse } from './analytics.ts';
import { fakeEndpoint } from './fixtures/fake-endpoint.ts';

afterEach(() => vi.unstubAllGlobals());

const registration: NewsletterRegistration = {
  email: 'ada@example.com',
  username: 'Ada',
  firstAdmin: true,
  persona: { role: 'other', otherRole: 'Mathematician' },
};

const response: SurveyResponse = {
  email: 'ada@example.com',
  rating: 9,
  comment: '',
  environment: 'production',
  version: '1.0.0',
  license: 'Community',
};

describe('analytics without an endpoint', () => {
  it('is off and sends nothing', async () => {
    const endpoint = fakeEndpoint();
    const analytics = createAnalytics(null);
    expect(analytics.isOn).toBe(false);
    await analytics.register(registration);
    await analytics.track({ event: 'didInitializeAdministration', projectId: 'p', properties: {} });
    await expect(analytics.submitSurvey(response)).rejects.toThrow('no analytics endpoint');
    expect(endpoint.fetch).not.toHaveBeenCalled();
  });
});

describe('analytics with an endpoint', () => {
  it('sends registrations, survey answers and anonymous events below its address', async () => {
    const { sent } = fakeEndpoint();
    const analytics = createAnalytics('https://stats.example.com/panel/');
    const event = { event: 'didNotCreateFirstAdmin', projectId: 'p', properties: {} } as const;
    await analytics.register(registration);
    await analytics.submitSurvey(response);
    await analytics.track(event);
    expect(sent()).toEqual([
      { url: 'https://stats.example.com/panel/register', body: registration },
      { url: 'https://stats.example.com/panel/submit-nps', body: response },
      { url: 'https://stats.example.com/panel/track', body: event },
    ]);
  });

  it('send no token, cookies or referrer', async () => {
    const endpoint = fakeEndpoint();
    await createAnalytics('/stats').register(registration);
    const [, init] = endpoint.fetch.mock.calls[0] ?? [];
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it.each([
    ['refuses', 'status 500', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['cannot be reached', 'Failed to fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('reject a survey answer, and nothing else, if the endpoint %s', async (_, reason, respond) => {
    fakeEndpoint(respond);
    const analytics = createAnalytics('/stats');
    await expect(analytics.register(registration)).resolves.toBeUndefined();
    await expect(analytics.submitSurvey(response)).rejects.toThrow(reason);
  });
});
