import type { Disposer } from '../disposer.ts';
import { languages } from '../extension/points/languages.ts';
import { themes } from '../extension/points/themes.ts';
import type { Registry } from '../extension/resolution/registry.ts';
import { offerPreferences, type PreferenceStore } from '../preferences/preference-store.ts';

/** Lets people choose among the themes and languages that the plugins bring, for as long as they bring them. */
export function watchOffers(
  registry: Pick<Registry, 'list' | 'subscribe'>,
  preferences: PreferenceStore,
): Disposer {
  let known: readonly unknown[] = [];
  const offer = () => {
    const brought = [registry.list(themes), registry.list(languages)] as const;
    if (brought.every((list, index) => list === known[index])) return;
    known = brought;
    offerPreferences(preferences, {
      themes: brought[0],
      languages: brought[1].map(({ label: name, code, direction }) => ({
        code,
        name,
        hasTexts: true,
        ...(direction && { direction }),
      })),
    });
  };
  offer();
  return registry.subscribe(offer);
}
