import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareRelease, readChanges } from './release.mjs';
import { root as repository } from '../workspace/paths.mjs';

const hostVersionFile = 'packages/server/src/host-version.ts';
const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Lists.\n';
const shell = {
  name: '@admin/shell',
  version: '0.1.0',
  dependencies: { '@admin/ui': '^0.1.0', axios: '1.0.0' },
  peerDependencies: { react: '^19.0.0' },
};
const example = {
  name: '@admin/example',
  version: '1.0.0',
  private: true,
  dependencies: { '@admin/shell': '*' },
};

describe('prepareRelease', () => {
  let root;
  const manifests = () => ['shell', 'example'].map((name) => join(root, `${name}.json`));
  const read = (name) => readFileSync(join(root, name), 'utf8');
  const release = (version) => prepareRelease({ root, manifests: manifests(), version, date: '2026-12-01' });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'atrium-release-'));
    mkdirSync(join(root, 'changes'));
    writeFileSync(join(root, 'CHANGELOG.md'), changelog);
    writeFileSync(join(root, 'changes/README.md'), 'Explains the folder.');
    writeFileSync(join(root, 'changes/lists.fixed.md'), 'Lists are sorted.\n');
    writeFileSync(join(root, 'changes/media.added.md'), 'Folders.\n');
    writeFileSync(join(root, 'shell.json'), JSON.stringify(shell));
    writeFileSync(join(root, 'example.json'), JSON.stringify(example));
    mkdirSync(join(root, 'packages/server/src'), { recursive: true });
    writeFileSync(join(root, hostVersionFile), "export const hostVersion = '0.1.0';\n");
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('moves unreleased changes and change files to a section of the version', () => {
    release('0.2.0');
    expect(read('CHANGELOG.md')).toBe(
      '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- Folders.\n\n' +
        '### Fixed\n\n- Lists are sorted.\n\n### Added\n\n- Lists.\n',
    );
    expect(readdirSync(join(root, 'changes'))).toEqual(['README.md']);
  });

  it('sets the version of packages and the ranges between them', () => {
    release('0.2.0');
    expect(JSON.parse(read('shell.json'))).toEqual({
      ...shell,
      version: '0.2.0',
      dependencies: { '@admin/ui': '^0.2.0', axios: '1.0.0' },
    });
    expect(JSON.parse(read('example.json'))).toEqual(example);
  });

  it('sets the version that servers state', () => {
    release('0.2.0');
    expect(read(hostVersionFile)).toBe("export const hostVersion = '0.2.0';\n");
  });

  it('accepts the present version once', () => {
    release('0.1.0');
    expect(() => release('0.1.0')).toThrow('The version must be higher than 0.1.0, such as 0.2.0.');
  });

  it.each(['0.0.9', 'two', ''])('rejects the version "%s" and changes nothing', (version) => {
    expect(() => release(version)).toThrow('The version must be higher than 0.1.0');
    expect(read('CHANGELOG.md')).toBe(changelog);
  });

  it('rejects a change file without a kind and changes nothing', () => {
    writeFileSync(join(root, 'changes/notes.md'), 'Notes.');
    expect(() => release('0.2.0')).toThrow('changes/notes.md must be named <topic>.<kind>.md');
    expect(read('CHANGELOG.md')).toBe(changelog);
  });
});

it('accepts all change files of this repository', () => {
  expect(() => readChanges(join(repository, 'changes'))).not.toThrow();
});
