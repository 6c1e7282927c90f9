// Represents a script from a content delivery network; its integrity hash is computed from these bytes.
document.documentElement.dataset.extraScript = 'ran';
