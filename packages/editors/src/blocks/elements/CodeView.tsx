import { Select } from '@admin/ui';
import { useIntl } from 'react-intl';
import { Transforms } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { useBlocks } from '../blocks-context.ts';
import { blocksMessages } from '../messages.ts';
import type { BlockViewProps } from './plugin-block.ts';
import styles from './Elements.module.css';

/** The languages offered for code blocks, by the names that highlighters use. */
export const codeLanguages: readonly string[] = [
  'bash',
  'c',
  'cpp',
  'csharp',
  'css',
  'diff',
  'go',
  'graphql',
  'html',
  'java',
  'javascript',
  'json',
  'kotlin',
  'lua',
  'markdown',
  'php',
  'python',
  'ruby',
  'rust',
  'sql',
  'swift',
  'typescript',
  'xml',
  'yaml',
];

/** A block of code and the choice of its language. */
export function CodeView({ attributes, children, element }: BlockViewProps) {
  const intl = useIntl();
  const editor = useSlateStatic();
  const { disabled } = useBlocks();
  const language = typeof element['language'] === 'string' ? element['language'] : '';
  const names =
    codeLanguages.includes(language) || language === '' ? codeLanguages : [language, ...codeLanguages];
  return (
    <div {...attributes} className={`${styles['block']} ${styles['code']}`}>
      <div className={styles['language']} contentEditable={false}>
        <Select
          aria-label={intl.formatMessage(blocksMessages.language)}
          disabled={disabled}
          labels={{ none: intl.formatMessage(blocksMessages.plainCode) }}
          onClear={() =>
            Transforms.unsetNodes(editor, 'language', { at: ReactEditor.findPath(editor, element) })
          }
          onValueChange={(next) =>
            Transforms.setNodes(editor, { language: next }, { at: ReactEditor.findPath(editor, element) })
          }
          options={names.map((name) => ({ value: name, label: name }))}
          placeholder={intl.formatMessage(blocksMessages.plainCode)}
          size="small"
          value={language === '' ? null : language}
          width="content"
        />
      </div>
      <code spellCheck={false}>{children}</code>
    </div>
  );
}
