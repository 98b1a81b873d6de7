"""Pictures that are painted often, rendered once; those kept on disk; and those made ahead."""
