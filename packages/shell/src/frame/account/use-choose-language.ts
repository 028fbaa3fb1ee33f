import { keepChosenLanguage } from '../../session/keep-chosen-language.ts';
import { frameMessages } from '../messages.ts';
import { useShell } from '../../panel-services/use-shell.ts';

/** Chooses the panel's language: at once here, and in the user's profile for every other visit. */
export function useChooseLanguage(): (code: string) => void {
  const shell = useShell();
  return (code) => {
    shell.preferences.getState().chooseLanguage(code);
    keepChosenLanguage(shell).catch(() => {
      // The language itself stays for this visit; only a later one will not know of it.
      shell.notifications.getState().notify({ tone: 'warning', title: frameMessages.languageNotKept });
    });
  };
}
