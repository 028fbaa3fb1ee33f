import { ownValue, labelInWords } from '@admin/content-model';
import { PanelLink, useCan } from '@admin/shell';
import { Button } from '@admin/ui';
import { useIntl } from 'react-intl';
import { useLocation, type Location } from 'react-router-dom';
import { componentConfigurationPage, fromHere } from '../../address/index.ts';
import { configurationPermissions } from '../../permissions/index.ts';
import styles from './FieldContent.module.css';
import type { LayoutModel } from './layout-model.ts';
import { layoutMessages } from './messages.ts';

export interface FieldContentProps {
  readonly model: LayoutModel;
  readonly name: string;
  readonly label: string;
}

/** The content of a field: the fields of its component, or the components of its zone. */
export function FieldContent({ model, name, label }: FieldContentProps) {
  const attribute = model.attributes[name];
  if (attribute?.type === 'component') return <ComponentPreview model={model} uid={attribute.component} />;
  if (attribute?.type === 'dynamiczone') {
    return <ZoneTiles label={label} model={model} uids={attribute.components} />;
  }
  return null;
}

/** Returns link props for the layout of a component; undefined for users who may not configure components. */
function useComponentLink() {
  const mayConfigure = useCan([configurationPermissions.component]);
  const state = fromHere(useLocation() as Location<unknown>);
  return mayConfigure
    ? (uid: string) => ({ to: componentConfigurationPage.to({ uid }), stateFrom: () => state })
    : undefined;
}

function ComponentPreview({ model, uid }: { readonly model: LayoutModel; readonly uid: string }) {
  const intl = useIntl();
  const linkTo = useComponentLink();
  const arrangement = model.nested[uid];
  const name = model.components.get(uid)?.info.displayName ?? uid;
  return (
    <div className={styles['content']}>
      <ul aria-label={intl.formatMessage(layoutMessages.preview, { name })} className={styles['preview']}>
        {arrangement?.layouts.edit.flat().map((cell) => (
          <li className={styles['field']} data-span={cell.size} key={cell.name}>
            {labelInWords(cell.name, ownValue(arrangement.metadatas, cell.name)?.edit.label)}
          </li>
        ))}
      </ul>
      {linkTo && (
        <Button asChild size="small" variant="ghost">
          <PanelLink {...linkTo(uid)}>{intl.formatMessage(layoutMessages.componentLayout)}</PanelLink>
        </Button>
      )}
    </div>
  );
}

function ZoneTiles(props: {
  readonly model: LayoutModel;
  readonly label: string;
  readonly uids: readonly string[];
}) {
  const { model, label, uids } = props;
  const intl = useIntl();
  const linkTo = useComponentLink();
  return (
    <ul aria-label={intl.formatMessage(layoutMessages.allowed, { field: label })} className={styles['tiles']}>
      {uids.map((uid) => {
        const name = model.components.get(uid)?.info.displayName ?? uid;
        return (
          <li key={uid}>
            {linkTo ? (
              <PanelLink className={styles['tile']} {...linkTo(uid)}>
                {name}
              </PanelLink>
            ) : (
              <span className={styles['tile']}>{name}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
