import type { HttpClient } from '../http/http-client.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';

/**
 * Writes the language that somebody chose into their profile, where every start reads it. Does nothing when
 * nothing was chosen. Rejects when the server does not take it; the choice then waits for the next call.
 */
export async function keepChosenLanguage(parts: {
  readonly http: HttpClient;
  readonly preferences: PreferenceStore;
}): Promise<void> {
  const { http, preferences } = parts;
  const { chosenLanguage } = preferences.getState();
  if (chosenLanguage === null) return;
  await http.call('PUT /admin/users/me', { body: { preferedLanguage: chosenLanguage } });
  // Another choice may have been made meanwhile, which is kept by its own call.
  if (preferences.getState().chosenLanguage === chosenLanguage)
    preferences.setState({ chosenLanguage: null });
}
