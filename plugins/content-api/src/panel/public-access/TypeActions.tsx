import { CheckboxGroup } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { PublicType } from '../../endpoints.ts';
import { accessOf, withActions, type TypeAccess } from './describe-access.ts';
import { accessMessages as messages, actionMessages } from './messages.ts';
import styles from './PublicAccess.module.css';

interface TypeActionsProps {
  readonly type: PublicType;
  readonly types: readonly PublicType[];
  /** The ids of all selected actions. */
  readonly actions: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (actions: readonly string[]) => void;
}

/** The actions of a content type, selected one by one or together, and the fields that they make public. */
export function TypeActions({ type, types, actions, disabled, onChange }: TypeActionsProps) {
  const intl = useIntl();
  const chosen = new Set(actions);
  const { displayName } = type;
  const access = accessOf(type, types, chosen);
  return (
    <CheckboxGroup
      allLabel={intl.formatMessage(messages.everythingOf, { name: displayName })}
      disabled={disabled}
      items={type.actions.map(({ id, name }) => ({ id, label: <ActionName name={name} /> }))}
      label={displayName}
      onSelectionChange={(ids, isChosen) => onChange(withActions(actions, ids, isChosen))}
      selected={chosen}
    >
      <PublicFields access={access} name={displayName} />
    </CheckboxGroup>
  );
}

function ActionName({ name }: { readonly name: string }) {
  const intl = useIntl();
  const isKnown = (one: string): one is keyof typeof actionMessages => Object.hasOwn(actionMessages, one);
  return isKnown(name) ? intl.formatMessage(actionMessages[name]) : name;
}

/** The fields of a content type that are public; nothing while none of its actions is. */
function PublicFields({ access, name }: { readonly access: TypeAccess; readonly name: string }) {
  const intl = useIntl();
  const { isPublic, fields, relations, hidden } = access;
  if (!isPublic) return null;
  const links = relations.map(({ path, target }) => ({
    key: `${path} ${target}`,
    text: intl.formatMessage(messages.links, { path, target }),
  }));
  const items = [...fields.map((path) => ({ key: path, text: path })), ...links];
  return (
    <>
      <p className={styles.caption}>{intl.formatMessage(messages.fields)}</p>
      {items.length === 0 && <p className={styles.muted}>{intl.formatMessage(messages.noFields)}</p>}
      {items.length > 0 && (
        <ul aria-label={intl.formatMessage(messages.fieldsOf, { name })} className={styles.paths}>
          {items.map(({ key, text }) => (
            <li key={key}>
              <code>{text}</code>
            </li>
          ))}
        </ul>
      )}
      {hidden.length > 0 && (
        <p className={styles.muted}>
          {intl.formatMessage(messages.hidden, {
            paths: intl.formatList(hidden, { type: 'conjunction' }),
          })}
        </p>
      )}
    </>
  );
}
