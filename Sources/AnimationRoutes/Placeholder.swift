// AnimationRoutes
