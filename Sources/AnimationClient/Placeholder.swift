// AnimationClient
