import type { HttpClient } from '../http/http-client.ts';
import type { PermissionStore } from '../permissions/permission-store.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';
import type { Renewal } from './renewal.ts';
import type { SessionStore } from './session-store.ts';

interface SessionParts {
  readonly http: HttpClient;
  readonly renewal: Renewal;
  readonly session: SessionStore;
  readonly permissions: PermissionStore;
  readonly preferences: PreferenceStore;
}

/**
 * Renews the token and loads the user and their permissions, in parallel; a token about to expire is renewed first. Rejects
 * when the server cannot be reached.
 */
export async function startSession(parts: SessionParts): Promise<void> {
  const { http, renewal, session, permissions, preferences } = parts;
  const [alive, me, granted] = await Promise.all([
    renewal.start(),
    http.call('GET /admin/users/me'),
    http.call('GET /admin/users/me/permissions'),
  ]);
  if (!alive) return;
  const { id, firstname, lastname, email, preferedLanguage } = me.data;
  session.actions.rename({ id, firstname, lastname, email });
  permissions.actions.replace(granted.data, granted.view);
  // A language chosen at the sign-in is newer than that of the profile.
  const { chosenLanguage } = preferences.getState();
  if (granted.view) return;
  if (chosenLanguage !== null && chosenLanguage !== preferedLanguage) {
    saveChosenLanguage({ http, preferences }).catch(() => undefined);
  } else if (preferedLanguage) preferences.actions.setLanguage(preferedLanguage);
}

/**
 * Writes the chosen language into the user's profile, if there is one. Rejects when the server rejects it; the next call
 * tries again.
 */
export async function saveChosenLanguage(parts: {
  readonly http: HttpClient;
  readonly preferences: PreferenceStore;
}): Promise<void> {
  const { http, preferences } = parts;
  const { chosenLanguage } = preferences.getState();
  if (chosenLanguage === null) return;
  await http.call('PUT /admin/users/me', { body: { preferedLanguage: chosenLanguage } });
  // A later choice is stored by its own call.
  if (preferences.getState().chosenLanguage === chosenLanguage) preferences.actions.clearChosenLanguage();
}
