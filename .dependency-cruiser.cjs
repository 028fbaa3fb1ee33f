const packageRule = (from, allowed) => ({
  name: `${from}-imports-only-what-is-below`,
  severity: 'error',
  from: { path: `^packages/${from}/` },
  // Tests and stories of every package use the fixtures; "fixtures-in-tests-only" keeps them out of what ships.
  to: { path: `^packages/(?!(${[from, 'fixtures', ...allowed].join('|')})/)` },
});

/** Tests, stories and test kits may look further than the code that ships. */
const shipped = '\\.(test|testing|test-d|stories)\\.(tsx?|mjs)$|/(testing|fixtures)/';

/** Where heavy libraries may be imported: the editors and their entries, which are reached by dynamic imports alone. */
const editorFolders =
  '^packages/editors/src/(blocks|code|conversion/markdown|json|markdown)(/|\.ts$)|^plugins/content-manager/src/panel/edit/rich-text/';

module.exports = {
  forbidden: [
    packageRule('content-model', []),
    packageRule('contract', ['content-model']),
    packageRule('blocks-html', ['content-model']),
    packageRule('client', []),
    packageRule('entry-form', ['content-model']),
    packageRule('ui', []),
    packageRule('shell', ['ui', 'contract', 'content-model']),
    packageRule('editors', ['blocks-html', 'content-model', 'shell', 'ui']),
    packageRule('server', ['contract', 'content-model']),
    packageRule('fixtures', ['contract', 'content-model']),
    {
      name: 'fixtures-in-tests-only',
      comment:
        'The package of shared test data is not published: code and test kits that ship do without it.',
      severity: 'error',
      from: {
        path: '^(packages|plugins)/',
        pathNot: '^packages/fixtures/|\\.(test|testing|test-d|stories)\\.tsx?$|/(?<!/testing/)fixtures/',
      },
      to: { path: '^packages/fixtures/' },
    },
    {
      name: 'examples-use-published-packages',
      comment: 'Plugin authors copy the examples, tests included, and cannot install the fixtures.',
      severity: 'error',
      from: { path: '^examples/' },
      to: { path: '^packages/fixtures/' },
    },
    {
      name: 'blocks-as-html-need-no-react',
      comment: 'A website without React renders blocks as well.',
      severity: 'error',
      from: { path: '^packages/blocks-html/src/(?!react)', pathNot: `${shipped}|/guide/` },
      to: { path: ['node_modules/react', '^packages/blocks-html/src/react'] },
    },
    {
      name: 'the-entry-form-has-no-view',
      comment: 'The form of an entry runs without React; its hooks are in the content manager.',
      severity: 'error',
      from: { path: '^packages/entry-form/', pathNot: shipped },
      to: { path: 'node_modules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-never-import-plugins',
      comment: 'The templates are applications, which are not part of a package until they are copied.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/create-atrium/templates/' },
      to: { path: '^(plugins|examples)/' },
    },
    {
      name: 'plugins-never-import-examples',
      severity: 'error',
      from: { path: '^plugins/', pathNot: shipped },
      to: { path: '^examples/' },
    },
    {
      name: 'plugins-meet-at-their-points',
      comment:
        'A plugin imports another one only through its ./points entry, the entry being edited through ./entry-form, cached entries through ./entry-cache, where pages are through ./addresses, what puts lists in order through ./arranging, lists of entries that use something through ./entry-uses, the progress of bulk actions through ./bulk-progress, the first requests of a page through ./preload, and the service that stores uploads through ./uploads.',
      severity: 'error',
      from: { path: '^plugins/([^/]+)/', pathNot: shipped },
      to: {
        path: '^plugins/([^/]+)/',
        pathNot: [
          '^plugins/$1/',
          '^plugins/[^/]+/src/(points|entry-cache|entry-form|entry-uses|addresses|arranging|bulk-progress|preload|uploads)\\.ts$',
        ],
      },
    },
    {
      name: 'hooks-of-the-entry-hold-no-view',
      comment: 'Whoever asks for the entry being edited does not pull the edit view in.',
      severity: 'error',
      from: { path: '^plugins/content-manager/src/(entry-form\\.ts$|panel/entry-form/)', pathNot: shipped },
      to: { path: '^plugins/content-manager/', pathNot: '^plugins/content-manager/src/panel/entry-form/' },
    },
    {
      name: 'no-insides',
      comment:
        'Another package is imported by its name and through its exports, never by a path; only test fixtures, which are not published, have no other way.',
      severity: 'error',
      from: { path: '^(packages|plugins|examples)/([^/]+)/' },
      to: {
        path: '^(packages|plugins|examples)/([^/]+)/',
        pathNot: ['^$1/$2/', '\\.testing\\.ts$'],
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'plugins-use-no-private-door',
      comment:
        'Plugins of this repository use the public entries of @admin/shell only, like every other plugin.',
      severity: 'error',
      from: { path: '^(plugins|examples)/' },
      to: {
        path: '^packages/shell/',
        pathNot:
          '^packages/shell/src/(index|host|document/index|early-page/index|testing/(index|setup|vitest-config)|preload/index)\\.ts$',
      },
    },
    {
      name: 'plugins-use-no-private-door-of-the-server',
      comment: 'What the server half of a plugin has of the server, every one can have.',
      severity: 'error',
      from: { path: '^(plugins|examples)/' },
      to: { path: '^packages/server/', pathNot: '^packages/server/src/(index|testing/index)\\.ts$' },
    },
    {
      name: 'the-document-starts-without-the-panel',
      comment:
        'The script inside the document imports pure functions only: the scripts of the panel load after it.',
      severity: 'error',
      from: { path: '^plugins/[^/]+/src/preload\\.[jt]s$' },
      to: { path: '^packages/shell/src/(index|host)\\.', reachable: true },
    },
    {
      name: 'plugins-ship-no-test-kit',
      severity: 'error',
      from: { path: '^(plugins|examples)/', pathNot: `${shipped}|/fixtures/` },
      to: { path: '^packages/(shell|server)/src/testing/' },
    },
    {
      name: 'the-panel-takes-only-types-of-the-contract',
      severity: 'error',
      from: {
        path: '^(packages/shell|plugins/[^/]+/src/(panel|plugin|points|entry-form|entry-uses))',
        pathNot: shipped,
      },
      to: { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-panel-has-no-server',
      severity: 'error',
      from: { path: '^(packages/shell|plugins/[^/]+/src/(panel|plugin|points|entry-form|entry-uses))' },
      to: { path: '^packages/server/' },
    },
    {
      name: 'no-circles',
      comment: 'Not by types either: what two files say of each other belongs into a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'editors-on-demand',
      comment: 'Heavy editors arrive behind a dynamic import: their libraries stand in folders of their own.',
      severity: 'error',
      from: { path: '^(packages|plugins)/', pathNot: `${editorFolders}|${shipped}` },
      to: {
        path: 'node_modules/(slate|slate-react|codemirror|@codemirror|@lezer|markdown-it[a-z-]*|highlight\\.js)/',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'dragging-on-demand',
      comment:
        'What drags comes with what is arranged: lists of components, pages of the configuration, documents.',
      severity: 'error',
      from: { path: '^(packages|plugins)/', pathNot: `${editorFolders}|${shipped}|/arranging/` },
      to: { path: 'node_modules/react-dnd[a-z0-9-]*/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'folders-of-editors-on-demand',
      severity: 'error',
      from: { path: '^(packages|plugins)/', pathNot: `${editorFolders}|${shipped}` },
      to: { path: editorFolders, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      // What builds an example takes its tools from the workspace round it.
      name: 'no-undeclared',
      severity: 'error',
      from: { pathNot: `${shipped}|^examples/[^/]+/[^/]+\\.ts$` },
      // The tool calls an optional peer both a peer and not declared.
      to: { dependencyTypes: ['npm-no-pkg', 'unknown'], dependencyTypesNot: ['npm-peer'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What is built and planted here; libraries lie in folders of that name as well.
    exclude: { path: '^[a-z]+/[^/]+/(dist|seed|\\.astro)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@admin/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
