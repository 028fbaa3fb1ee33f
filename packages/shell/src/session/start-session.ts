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
 * What a signed-in panel needs before it shows anything: the token exchanged, who the user is and what they
 * may do. All three go out at once; a token about to end holds the other two until it is renewed. Rejects
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
  // What was chosen on the way in is the latest word, and the profile learns it.
  const { chosenLanguage } = preferences.getState();
  if (granted.view) return;
  if (chosenLanguage !== null && chosenLanguage !== preferedLanguage) {
    saveChosenLanguage({ http, preferences }).catch(() => undefined);
  } else if (preferedLanguage) preferences.actions.setLanguage(preferedLanguage);
}

/**
 * Writes the language that somebody chose into their profile, where every start reads it. Does nothing when
 * nothing was chosen. Rejects when the server does not take it; the choice then waits for the next call.
 */
export async function saveChosenLanguage(parts: {
  readonly http: HttpClient;
  readonly preferences: PreferenceStore;
}): Promise<void> {
  const { http, preferences } = parts;
  const { chosenLanguage } = preferences.getState();
  if (chosenLanguage === null) return;
  await http.call('PUT /admin/users/me', { body: { preferedLanguage: chosenLanguage } });
  // Another choice may have been made meanwhile, which is kept by its own call.
  if (preferences.getState().chosenLanguage === chosenLanguage) preferences.actions.clearChosenLanguage();
}
