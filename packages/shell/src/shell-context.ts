import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { HttpClient } from './http/http-client.ts';
import type { NotificationState } from './notifications/notification-store.ts';
import type { PreferenceState } from './preferences/preference-store.ts';
import type { ProjectState } from './project/project-store.ts';
import type { SessionState } from './session/session-store.ts';
import type { ShellServices } from './shell-services.ts';

/** Filled once by the host; the hooks below are how everything else reaches the host's services. */
export const ShellContext = createContext<ShellServices | null>(null);

/** The host's services. Throws outside of the panel. */
export function useShell(): ShellServices {
  const services = use(ShellContext);
  if (!services) throw new Error('useShell must be used within the panel.');
  return services;
}

/** The typed client of the HTTP API. */
export function useHttp(): HttpClient {
  return useShell().http;
}

/** Shows a notification; stable, so that it may stand in dependency lists. */
export function useNotify(): NotificationState['notify'] {
  return useShell().notifications.getState().notify;
}

/** A part of the session, rendered again only when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useShell().session, select);
}

/** A part of the project's start-up answers. */
export function useProject<T>(select: (state: ProjectState) => T): T {
  return useStore(useShell().project, select);
}

/** Theme and language, and how to change them. */
export function usePreferences<T>(select: (state: PreferenceState) => T): T {
  return useStore(useShell().preferences, select);
}
