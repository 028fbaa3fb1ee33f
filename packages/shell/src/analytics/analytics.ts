import type { TelemetryProperties } from '@admin/contract';

/** How long an endpoint may take, milliseconds. */
export const analyticsTimeLimit = 10_000;

/** The endpoint took a message and did not like it. */
export class AnalyticsRefusal extends Error {
  override readonly name = 'AnalyticsRefusal';
  constructor(status: number) {
    super(`The analytics endpoint answered with status ${status}.`);
  }
}

/** Tells the operator's endpoint about the use of this installation. */
export interface Analytics {
  /** Whether there is an endpoint; without one nothing is sent. */
  readonly isOn: boolean;
  /** Never rejects, as nobody waits for it. */
  readonly register: (registration: NewsletterRegistration) => Promise<void>;
  /** Never rejects, as nobody waits for it. */
  readonly track: (event: AnonymousEvent) => Promise<void>;
  /** Rejects when the endpoint is off, cannot be reached or refuses: what a person wrote is not lost silently. */
  readonly submitSurvey: (response: SurveyResponse) => Promise<void>;
}

/** Without the panel's token and cookies, which are nobody's business there. */
async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The page may be left before the answer is there.
    keepalive: true,
    signal: AbortSignal.timeout(analyticsTimeLimit),
  });
  if (!response.ok) throw new AnalyticsRefusal(response.status);
}

/**
 * Creates the client of an endpoint.
 * @param url null when the operator configured none
 */
export function createAnalytics(url: string | null): Analytics {
  const send = async (path: string, body: object): Promise<void> => {
    if (url === null) throw new TypeError('There is no analytics endpoint.');
    await post(`${url.replace(/\/+$/, '')}/${path}`, body);
  };
  const sendQuietly = async (path: string, body: object): Promise<void> => {
    if (url !== null) await send(path, body).catch(() => undefined);
  };
  return {
    isOn: url !== null,
    register: (registration) => sendQuietly('register', registration),
    track: (event) => sendQuietly('track', event),
    submitSurvey: (response) => send('submit-nps', response),
  };
}

/** What somebody said about their work; empty when they would rather not. */
export interface Persona {
  readonly role?: string;
  /** In their own words, when no role of the list fits. */
  readonly otherRole?: string;
}

/** Somebody who wants to hear news. */
export interface NewsletterRegistration {
  readonly email: string;
  readonly username: string | null;
  /** Whether they registered as the first administrator of their installation. */
  readonly firstAdmin: boolean;
  readonly persona: Persona;
}

/** How likely somebody is to recommend the product. */
export interface SurveyResponse {
  readonly email: string | null;
  /** 0 to 10. */
  readonly rating: number;
  /** Empty when nothing was said. */
  readonly comment: string;
  readonly environment: string;
  readonly version: string | null;
  readonly license: 'Community' | 'Enterprise';
}

/** Something that happened, without saying to whom. */
export interface AnonymousEvent {
  readonly event: 'didInitializeAdministration' | 'didNotCreateFirstAdmin';
  /** Identity of the installation; null where it has none. */
  readonly projectId: string | null;
  readonly properties: Partial<TelemetryProperties>;
}
