// AnimationFormats
