/** Texts of the upload settings. */
export const settingsMessages = {
  subtitle: {
    id: 'media-library.settings.subtitle',
    defaultMessage: 'Configure how uploaded pictures are processed',
  },
  sizeOptimization: { id: 'media-library.settings.size-optimization', defaultMessage: 'Size optimization' },
  sizeOptimizationHint: {
    id: 'media-library.settings.size-optimization.hint',
    defaultMessage: 'Compress uploaded pictures again where that makes them smaller.',
  },
  responsiveDimensions: { id: 'media-library.settings.responsive-sizes', defaultMessage: 'Responsive sizes' },
  responsiveDimensionsHint: {
    id: 'media-library.settings.responsive-sizes.hint',
    defaultMessage: 'Create small, medium and large versions of larger pictures.',
  },
  autoOrientation: { id: 'media-library.settings.auto-orientation', defaultMessage: 'Auto orientation' },
  autoOrientationHint: {
    id: 'media-library.settings.auto-orientation.hint',
    defaultMessage: 'Store pictures upright instead of with the orientation tag of the camera.',
  },
} as const;
