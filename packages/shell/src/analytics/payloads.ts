import type { TelemetryProperties } from '@admin/contract';

/** What somebody said about their work; empty when they would rather not. */
export interface Persona {
  readonly role?: string;
  /** In their own words, when no role of the list fits. */
  readonly otherRole?: string;
}

/** Somebody who wants to hear news. */
export interface NewsRegistration {
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
