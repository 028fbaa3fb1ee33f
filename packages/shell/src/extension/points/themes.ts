import type { TokenName } from '@admin/ui';
import { standardThemes } from '../../preferences/theme-look.ts';
import type { Placed } from '../core/contribution-types.ts';
import { createExtensionPoint } from '../core/extension-point.ts';
import type { MessageDescriptor } from '../../messages/message.ts';
import { missingLabel } from './required-parts.ts';

/** A theme that users can select. */
export interface Theme extends Placed {
  readonly label: MessageDescriptor;
  /** The standard theme that supplies the missing tokens and the appearance of native controls. */
  readonly scheme: 'light' | 'dark';
  /** Colors of the design system, by their names. */
  readonly tokens: Readonly<Partial<Record<TokenName, string>>>;
}

function themeProblem({ id, scheme, tokens }: Theme): string | undefined {
  if (standardThemes.some((name) => name === id)) return `The theme id '${id}' is reserved for the host`;
  const named = Object.entries(tokens);
  return /^(light|dark)$/.test(scheme) && named.length > 0 && named.every(([name]) => name.startsWith('--'))
    ? undefined
    : 'A theme needs a scheme, `light` or `dark`, and tokens: custom properties of the design system';
}

/** Themes in addition to those of the host, in the account menu. */
export const themes = createExtensionPoint<Theme>().with({
  id: 'shell.themes',
  key: ({ id }) => id,
  validate: (theme) => missingLabel(theme.label) ?? themeProblem(theme),
});
