import type { TelemetryProperties } from '@admin/contract';

/** The time limit of a request to the endpoint, in milliseconds. */
export const analyticsTimeLimit = 10_000;

/** The error of a request that the endpoint rejects. */
export class AnalyticsRefusal extends Error {
  override readonly name = 'AnalyticsRefusal';
  constructor(status: number) {
    super(`The analytics endpoint responded with status ${status}.`);
  }
}

/** The client of the analytics endpoint that the operator configured. */
export interface Analytics {
  /** False if no endpoint is configured; nothing is sent then. */
  readonly isOn: boolean;
  /** Never rejects, since no caller waits for it. */
  readonly register: (registration: NewsletterRegistration) => Promise<void>;
  /** Never rejects, since no caller waits for it. */
  readonly track: (event: AnonymousEvent) => Promise<void>;
  /**
   * Rejects when no endpoint is configured, or it is unreachable or refuses, so that the answer of a user is not lost
   * silently.
   */
  readonly submitSurvey: (response: SurveyResponse) => Promise<void>;
}

/** Posts JSON without the token and the cookies of the panel. */
async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The user may leave the page before the response arrives.
    keepalive: true,
    signal: AbortSignal.timeout(analyticsTimeLimit),
  });
  if (!response.ok) throw new AnalyticsRefusal(response.status);
}

/**
 * Creates the client of an endpoint.
 * @param url null if none is configured
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

/** The answers of a user to the survey about their work; empty if they skipped it. */
export interface Persona {
  readonly role?: string;
  /** The text of the user if no role in the list applies. */
  readonly otherRole?: string;
}

/** A subscription to the newsletter. */
export interface NewsletterRegistration {
  readonly email: string;
  readonly username: string | null;
  /** True for the first administrator of an installation. */
  readonly firstAdmin: boolean;
  readonly persona: Persona;
}

/** An answer to the recommendation survey. */
export interface SurveyResponse {
  readonly email: string | null;
  /** 0 to 10. */
  readonly rating: number;
  /** Empty if the user wrote none. */
  readonly comment: string;
  readonly environment: string;
  readonly version: string | null;
  readonly license: 'Community' | 'Enterprise';
}

/** A usage event without an identified user. */
export interface AnonymousEvent {
  readonly event: 'didInitializeAdministration' | 'didNotCreateFirstAdmin';
  /** Identity of the installation; null if it has none. */
  readonly projectId: string | null;
  readonly properties: Partial<TelemetryProperties>;
}
